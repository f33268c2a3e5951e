import {useState} from 'react';

import {translate} from '@docusaurus/Translate';
import {webhookEvents, webhookKinds, type WebhookKind} from '@site/src/data/webhookEvents';
import {webhookFields} from '@site/src/data/webhookFields';

import {annotate} from './annotate';
import {readBody, type BodyReading} from './readBody';

function explain(reading: BodyReading): string | undefined {
  switch (reading.status) {
    case 'empty':
    case 'event':
      return undefined;
    case 'not-json':
      return translate(
        {id: 'webhook.problem.json', message: '这不是有效的 JSON，错误在第 {line} 行。'},
        {line: reading.line},
      );
    case 'not-an-event':
      return translate(
        {
          id: 'webhook.problem.kind',
          message: '最外层应当有 object_kind，值是 {kinds} 之一；收到的是 {kind}。',
        },
        {
          kinds: webhookKinds.join(', '),
          kind: reading.kind ?? translate({id: 'webhook.problem.noKind', message: '没有这个键'}),
        },
      );
  }
}

/** The examples, or what the reader pasted: that wins while it can be read. */
export function useWebhookViewer() {
  const [chosen, setChosen] = useState<WebhookKind>('push');
  const [text, setText] = useState('');
  const reading = readBody(text);
  const {kind, body} =
    reading.status === 'event' ? reading : {kind: chosen, body: webhookEvents[chosen].example};
  const {label, header} = webhookEvents[kind];
  const lines = annotate(body, webhookFields[kind]);
  const unknown = lines.filter(({path, meaning}) => path !== undefined && !meaning).length;
  return {
    event: {
      value: kind,
      onChange: (value: WebhookKind) => {
        setText('');
        setChosen(value);
      },
    },
    pasted: {value: text, onChange: setText, problem: explain(reading)},
    header,
    lines,
    json: JSON.stringify(body, null, 2),
    summary:
      reading.status === 'event'
        ? translate(
            {
              id: 'webhook.summary.pasted',
              message: '收到的是{event}事件；没有注释的键：{unknown} 个',
            },
            {event: label, unknown},
          )
        : translate({id: 'webhook.summary.example', message: '{event}事件的示例'}, {event: label}),
  };
}
