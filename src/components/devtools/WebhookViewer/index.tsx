import type {ReactNode} from 'react';

import Translate, {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import {webhookEvents, webhookKinds} from '@site/src/data/webhookEvents';

import Choices from '../Choices';
import Field from '../Field';
import Tool, {Questions} from '../Tool';
import type {AnnotatedLine} from './annotate';
import JsonLine from './JsonLine';
import styles from './styles.module.css';
import {useWebhookViewer} from './useWebhookViewer';

/** The body of each event, or one that the reader received, with the meaning of each key beside it. */
export default function WebhookViewer(): ReactNode {
  const {event, pasted, header, lines, json, summary} = useWebhookViewer();
  return (
    <Tool label={translate({id: 'webhook.tool.label', message: 'Webhook 查看器'})} answer="below">
      <Questions>
        <Choices
          label={translate({id: 'webhook.event.label', message: '事件'})}
          choices={webhookKinds.map((value) => ({value, label: webhookEvents[value].label}))}
          {...event}
        />
        <Field
          label={translate({id: 'webhook.pasted.label', message: '或者粘贴收到的正文'})}
          rows={3}
          isCode
          placeholder={'{"object_kind": "push", …}'}
          {...pasted}
        />
      </Questions>
      <div className={styles.example}>
        <div className={styles.head}>
          <p role="status">{summary}</p>
          <CopyButton
            label={translate({id: 'webhook.copy.label', message: '复制正文'})}
            getText={() => json}
          />
        </div>
        <p>
          <code>{`X-AtomGit-Event: ${header}`}</code>
        </p>
        <Body lines={lines} />
      </div>
    </Tool>
  );
}

function Body({lines}: {lines: readonly AnnotatedLine[]}): ReactNode {
  return (
    <table className={styles.body}>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="webhook.column.body">正文</Translate>
          </th>
          <th scope="col">
            <Translate id="webhook.column.meaning">含义</Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({text, meaning}, index) => (
          <tr key={index}>
            <td>
              <JsonLine text={text} />
            </td>
            {/* Where it stands below its line, it begins where that does. */}
            <td data-indent={/^ */.exec(text)?.[0]}>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
