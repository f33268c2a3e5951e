import {translate} from '@docusaurus/Translate';
import type {Fault} from '@site/src/api/workbench/faults';

/** What is wrong with a value and what to do about it. */
export function describeFault({item, ...fault}: Fault): string {
  if (item === undefined) return describe(fault);
  return translate(
    {id: 'workbench.fault.item', message: '第 {item} 行：{problem}'},
    {item, problem: describe(fault)},
  );
}

function describe({kind, limit = ''}: Omit<Fault, 'item'>): string {
  switch (kind) {
    case 'required':
      return translate({id: 'workbench.fault.required', message: '这一项必填。'});
    case 'integer':
      return translate({id: 'workbench.fault.integer', message: '填写一个整数，例如 12。'});
    case 'number':
      return translate({id: 'workbench.fault.number', message: '填写一个数，例如 3.5。'});
    case 'choice':
      return translate({id: 'workbench.fault.choice', message: '只能是列出的值之一。'});
    case 'minimum':
      return translate({id: 'workbench.fault.minimum', message: '不能小于 {limit}。'}, {limit});
    case 'maximum':
      return translate({id: 'workbench.fault.maximum', message: '不能大于 {limit}。'}, {limit});
    case 'multipleOf':
      return translate(
        {id: 'workbench.fault.multipleOf', message: '必须是 {limit} 的倍数。'},
        {limit},
      );
    case 'minLength':
      return translate(
        {id: 'workbench.fault.minLength', message: '至少要有 {limit} 个字符。'},
        {limit},
      );
    case 'maxLength':
      return translate(
        {id: 'workbench.fault.maxLength', message: '最多 {limit} 个字符。'},
        {limit},
      );
    case 'pattern':
      return translate(
        {id: 'workbench.fault.pattern', message: '不符合规定的格式 {limit}。'},
        {limit},
      );
    case 'minItems':
      return translate({id: 'workbench.fault.minItems', message: '至少要有 {limit} 项。'}, {limit});
    case 'maxItems':
      return translate({id: 'workbench.fault.maxItems', message: '最多 {limit} 项。'}, {limit});
    default:
      return describeForm(kind);
  }
}

type Form = 'date-time' | 'date' | 'email' | 'uri' | 'json' | 'variable' | 'secret';

function describeForm(kind: Form): string {
  switch (kind) {
    case 'date-time':
      return translate({
        id: 'workbench.fault.dateTime',
        message: '填写日期和时间，例如 2024-01-10T10:04:18Z。',
      });
    case 'date':
      return translate({id: 'workbench.fault.date', message: '填写日期，例如 2024-01-10。'});
    case 'email':
      return translate({id: 'workbench.fault.email', message: '填写一个邮箱地址。'});
    case 'uri':
      return translate({
        id: 'workbench.fault.uri',
        message: '填写完整的网址，例如 https://example.com/。',
      });
    case 'json':
      return translate({id: 'workbench.fault.json', message: '这不是有效的 JSON。'});
    case 'variable':
      return translate({
        id: 'workbench.fault.variable',
        message: '变量名只能有字母、数字和下划线，不能以数字开头。示例里先用原来的名字。',
      });
    case 'secret':
      return translate({
        id: 'workbench.fault.secret',
        message: '这看起来是一个令牌。请删掉它，只填环境变量的名字。',
      });
  }
}
