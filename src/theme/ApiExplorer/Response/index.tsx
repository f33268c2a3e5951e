// Change: a sample answer made from the description. The stock one shows what a server has answered; here no request is
// sent to any.
import {useState, type ReactNode} from 'react';

import Translate, {translate} from '@docusaurus/Translate';
import {plainText} from '@site/src/api/description/plainText';
import {answerDraft, listWishes, type Answer, type Wish} from '@site/src/api/workbench/answer';
import Button from '@site/src/components/devtools/Button';
import Select from '@site/src/components/devtools/Select';
import {useWorkbench} from '@site/src/components/workbench/WorkbenchContext';
import CodeBlock from '@theme/CodeBlock';

import Problems from './Problems';
import styles from './styles.module.css';

/** As soon as it has been asked for, the answer follows what is typed. */
function useAnswer() {
  const {document, located, entered, draft, hasAsked, ask} = useWorkbench();
  const [wish, setWish] = useState<Wish>('fitting');
  const answer = hasAsked ? answerDraft(document, located, entered, draft, wish) : undefined;
  return {answer, ask, wish, setWish, statuses: listWishes(located)};
}

export default function Response(): ReactNode {
  const {answer, ask, wish, setWish, statuses} = useAnswer();
  const fitting = translate({id: 'workbench.answer.fitting', message: '由上面的请求决定'});
  return (
    <>
      <p className={styles.text}>
        <Translate id="workbench.answer.note">
          这里不发送请求。示例响应根据接口的描述写成，平台的实际响应可能不同。
        </Translate>
      </p>
      <div className={styles.ask}>
        <Select
          label={translate({id: 'workbench.answer.wish', message: '要查看的响应'})}
          options={[
            {value: 'fitting', label: fitting},
            ...statuses.map((status) => ({value: status, label: status})),
          ]}
          value={wish}
          onChange={setWish}
        />
        <Button onClick={ask}>
          <Translate id="workbench.answer.ask">查看示例响应</Translate>
        </Button>
      </div>
      <p className={styles.summary} role="status">
        {answer && summarize(answer)}
      </p>
      {answer && <Details answer={answer} />}
    </>
  );
}

function summarize({status, reason}: Answer): string {
  switch (reason) {
    case 'wished':
      return translate({id: 'workbench.answer.wished', message: '示例响应：{status}'}, {status});
    case 'noToken':
      return translate(
        {id: 'workbench.answer.noToken', message: '示例响应：{status}，请求没有带令牌'},
        {status},
      );
    case 'problems':
      return translate(
        {
          id: 'workbench.answer.problems',
          message: '示例响应：{status}，请求缺少必填的值，或者有的值不正确',
        },
        {status},
      );
    case 'fine':
      return translate(
        {id: 'workbench.answer.fine', message: '示例响应：{status}，请求成功'},
        {status},
      );
  }
}

function Details({answer}: {answer: Answer}): ReactNode {
  const {reason, description, body} = answer;
  return (
    <>
      {description !== undefined && <p className={styles.text}>{plainText(description)}</p>}
      {reason === 'problems' && <Problems />}
      {body === undefined ? (
        <p className={styles.text}>{describeAbsence(answer)}</p>
      ) : (
        <CodeBlock language="json" className={styles.body}>
          {body}
        </CodeBlock>
      )}
    </>
  );
}

function describeAbsence({absence}: Answer): string {
  switch (absence) {
    case 'format':
      return translate({
        id: 'workbench.answer.otherFormat',
        message: '接口的描述里只有 JSON 形式的示例。',
      });
    case 'unknown':
      return translate({
        id: 'workbench.answer.unknown',
        message: '接口的描述没有说明这个响应的响应体。',
      });
    default:
      return translate({id: 'workbench.answer.noBody', message: '没有响应体。'});
  }
}
