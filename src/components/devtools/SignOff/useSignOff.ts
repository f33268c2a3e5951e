import {useState} from 'react';

import {translate} from '@docusaurus/Translate';

import {isBranchName, writeIdentity, writeRepair, type Reach} from './commands';
import {
  findEmailProblem,
  findNameProblem,
  signMessage,
  writeTrailer,
  type MessageProblem,
  type Signed,
} from './trailer';

const largestCount = 1000;

function explainName(name: string): string | undefined {
  switch (findNameProblem(name)) {
    case 'missing':
      return translate({id: 'signoff.name.missing', message: '填写签署声明时使用的姓名。'});
    case 'brackets':
      return translate({id: 'signoff.name.brackets', message: '姓名里不能有尖括号。'});
    case undefined:
      return undefined;
  }
}

function explainEmail(email: string): string | undefined {
  switch (findEmailProblem(email)) {
    case 'missing':
      return translate({id: 'signoff.email.missing', message: '填写签署声明时使用的邮箱。'});
    case 'malformed':
      return translate({
        id: 'signoff.email.malformed',
        message: '只填写一个邮箱地址，其中有 @，没有空格和尖括号。',
      });
    case undefined:
      return undefined;
  }
}

function explainMessage(problem: MessageProblem): string {
  switch (problem) {
    case 'no-subject':
      return translate({id: 'signoff.message.noSubject', message: '填写提交说明的标题。'});
    case 'in-subject':
      return translate({
        id: 'signoff.message.inSubject',
        message:
          '签名行与标题写在了一起，检查不会通过。从标题里删除签名行，这个工具会把它放到最后一段。',
      });
    case 'not-last':
      return translate({
        id: 'signoff.message.notLast',
        message:
          '签名行不在最后一段，检查不会通过。从正文里删除签名行，这个工具会把它放到最后一段。',
      });
  }
}

function summarize(isStarted: boolean, hasProblem: boolean, signed: Signed): string {
  if (!isStarted) {
    return translate({id: 'signoff.summary.none', message: '填写姓名和邮箱，生成签名行和命令'});
  }
  if (hasProblem || signed.status === 'problem') {
    return translate({id: 'signoff.summary.problem', message: '先改正标出的内容'});
  }
  return signed.wasSigned
    ? translate({id: 'signoff.summary.same', message: '这份提交说明已经有签名行'})
    : translate({id: 'signoff.summary.done', message: '签名行在最后一段，前面空一行'});
}

export function useSignOff() {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [message, setMessage] = useState('Fix login');
  const [reach, setReach] = useState<Reach>('next');
  const [count, setCount] = useState('3');
  const [target, setTarget] = useState('master');

  const isStarted = name !== '' || email !== '';
  const person = {name, email};
  const signed = signMessage(message, person);
  const isCount = /^\s*[1-9]\d*\s*$/.test(count) && Number(count) <= largestCount;
  const problems = {
    name: isStarted ? explainName(name) : undefined,
    email: isStarted ? explainEmail(email) : undefined,
    count:
      reach === 'several' && !isCount
        ? translate(
            {id: 'signoff.count.problem', message: '填写一个 1 到 {largest} 之间的整数。'},
            {largest: largestCount},
          )
        : undefined,
    target:
      reach === 'branch' && !isBranchName(target.trim())
        ? translate({
            id: 'signoff.target.problem',
            message:
              '这不是合法的分支名：只填写名称，例如 master，不能有空格和 ~ ^ : ? * [ 等符号。',
          })
        : undefined,
  };
  const hasProblem = Object.values(problems).some((problem) => problem !== undefined);
  const isReady = isStarted && !hasProblem;
  return {
    name: {value: name, onChange: setName, problem: problems.name},
    email: {value: email, onChange: setEmail, problem: problems.email},
    message: {
      value: message,
      onChange: setMessage,
      problem: signed.status === 'problem' ? explainMessage(signed.problem) : undefined,
    },
    reach: {value: reach, onChange: setReach},
    count: {value: count, onChange: setCount, problem: problems.count},
    target: {value: target, onChange: setTarget, problem: problems.target},
    summary: summarize(isStarted, hasProblem, signed),
    result:
      isReady && signed.status === 'signed'
        ? {
            trailer: writeTrailer(person),
            message: signed.message,
            others: signed.others,
            identity: writeIdentity(person),
            repair: writeRepair(reach, Number(count), target.trim()),
          }
        : undefined,
  };
}
