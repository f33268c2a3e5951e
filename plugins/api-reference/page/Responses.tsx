import type {ReactNode} from 'react';

import type {Located} from '../../../src/api/description/operations';
import {follow} from '../../../src/api/description/resolve';
import type {Header, Response} from '../../../src/api/description/types';
import {Body} from './Body';
import type {PageContext} from './context';
import {Fields} from './Fields';
import {ExpandButton, Heading} from './Heading';
import type {Part} from './part';
import {describeStatus, listExamples} from './Samples';

type Props = {
  context: PageContext;
  located: Located;
  part: Part;
  /** Stand beside the list. */
  examples?: ReactNode;
};

/** Every status: what it means, its headers and its body. Errors wait closed. */
export function Responses({context, located, part, examples}: Props): ReactNode {
  const {words, document} = context;
  return (
    <section className={`api-section api-responses${examples ? ' api-band' : ''}`}>
      <div className="api-section-head">
        <Heading level={part.level} id={`${part.prefix}responses`} title={words.responses} />
        <ExpandButton context={context} />
      </div>
      {examples && <aside className="api-aside">{examples}</aside>}
      <div className="api-statuses">
        {Object.entries(located.operation.responses).map(([status, response]) => (
          <StatusResponse
            key={status}
            context={context}
            status={status}
            response={follow<Response>(document, response)}
            part={part}
            hasSampleBeside={examples !== undefined}
          />
        ))}
      </div>
    </section>
  );
}

/** Only says that there is a link: “See Errors.” */
const pointers = /，见<a\b[^>]*>[^<]*<\/a>(?=。)| See <a\b[^>]*>[^<]*<\/a>\./g;

/** What opens a part is pressed as a whole: the links of its text are listed inside. */
function separateLinks(html: string): {text: string; links: string[]} {
  const text = html.replaceAll(pointers, '').replaceAll(/<\/?a\b[^>]*>/g, '');
  return {text, links: html.match(/<a\b.*?<\/a>/g) ?? []};
}

function StatusResponse({
  context,
  status,
  response,
  part,
  hasSampleBeside,
}: {
  context: PageContext;
  status: string;
  response: Response;
  part: Part;
  hasSampleBeside: boolean;
}): ReactNode {
  const id = `${part.prefix}response-${status}`;
  const {content = {}, headers = {}, description} = response;
  const {text, links} = separateLinks(context.inline(description).__html);
  const isSampled = hasSampleBeside && listExamples(context, content, 'response').length > 0;
  const succeeds = status.startsWith('2');
  return (
    <details className="api-response" open={succeeds}>
      <summary>
        <Heading
          level={part.level === 2 ? 3 : 5}
          id={id}
          title={`${status} ${describeStatus(status)}`}
          linked={false}>
          <span className={`api-status api-status-${status.charAt(0)}`}>{status}</span>{' '}
          {describeStatus(status)}
        </Heading>
        <span className="api-summary" dangerouslySetInnerHTML={{__html: text}} />
      </summary>
      {links.length > 0 && (
        <p className="api-response-links" dangerouslySetInnerHTML={{__html: links.join(' · ')}} />
      )}
      <Body context={{...context, isSampled}} content={content} id={id} sent={false} />
      {Object.keys(headers).length > 0 && <Headers context={context} headers={headers} id={id} />}
    </details>
  );
}

function Headers({
  context,
  headers,
  id,
}: {
  context: PageContext;
  headers: NonNullable<Response['headers']>;
  id: string;
}): ReactNode {
  const fields = Object.entries(headers).map(([name, reference]) => {
    const {schema, description} = follow<Header>(context.document, reference);
    return {name, id: `${id}.headers.${name}`, schema, description};
  });
  return (
    <details className="api-headers">
      <summary>
        {context.words.responseHeaders} · {fields.length}
      </summary>
      <Fields context={context} fields={fields} sent={false} />
    </details>
  );
}
