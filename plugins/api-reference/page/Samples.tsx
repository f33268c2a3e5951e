import {STATUS_CODES} from 'node:http';

import {Fragment, type ReactNode} from 'react';

import {exampleOfMedia, type Direction} from '../../../src/api/description/examples';
import type {Located} from '../../../src/api/description/operations';
import type {Paging} from '../../../src/api/description/paging';
import {follow} from '../../../src/api/description/resolve';
import {listWays, nameOfWay} from '../../../src/api/description/security';
import type {MediaType, RequestBody, Response} from '../../../src/api/description/types';
import {sampleLanguages} from '../../../src/api/samples';
import {samplePaging, sampleRequest} from '../../../src/api/samples/request';
import {markValues} from '../workbench/markValues';
import {Code, countRows} from './Code';
import type {PageContext} from './context';
import type {Strings} from './strings';

type Choice = {key: string; label: string; code?: string; panel: ReactNode};

/** The lines of a frame that fits into a window of 900 px, and the characters of its lines. */
const frame = {lines: 27, columns: 52};

/** Whether it does not fit from the start: then all of it is shown, and it follows the reader only beside fields that were opened. */
const isTall = (code = ''): boolean => countRows(code, frame.columns) > frame.lines;

/** Code that makes the request, in every language; without JavaScript, radio buttons switch between them. */
export function RequestSamples({
  context,
  located,
}: {
  context: PageContext;
  located: Located;
}): ReactNode {
  const {words, document} = context;
  const request = sampleRequest(document, located);
  const choices = sampleLanguages.map(({key, label, highlightAs, write}) => {
    const code = write(request);
    return {
      key,
      label,
      code,
      panel: (
        <Code
          code={code}
          language={highlightAs}
          words={words}
          mark={(html) => markValues(html, document, located)}
        />
      ),
    };
  });
  return (
    <Switch
      name="api-sample"
      title={words.samples}
      label={words.language}
      note={<Secret context={context} located={located} />}
      choices={choices}
    />
  );
}

/** What the environment variable of the samples holds. */
function Secret({context, located}: {context: PageContext; located: Located}): ReactNode {
  const ways = listWays(context.document, located.operation);
  const variable = ways[0]?.scheme['x-token-variable'];
  if (variable === undefined) return null;
  const fitting = ways.filter(({scheme}) => scheme['x-token-variable'] === variable);
  const note = context.words.secret(variable, fitting.map(nameOfWay));
  return <p className="api-switch-note" dangerouslySetInnerHTML={context.inline(note)} />;
}

/** Code that reads all pages of a list. */
export function LoopSamples({
  context,
  located,
  paging,
}: {
  context: PageContext;
  located: Located;
  paging: Paging;
}): ReactNode {
  const {words, document} = context;
  const loop = samplePaging(document, located, paging);
  const choices = sampleLanguages.map(({key, label, highlightAs, writeLoop}) => ({
    key,
    label,
    panel: <Code code={writeLoop(loop)} language={highlightAs} words={words} />,
  }));
  return (
    <Switch name="api-sample-loop" title={words.loop} label={words.language} choices={choices} />
  );
}

/** What the body of a call may look like. */
export function BodyExamples({
  context,
  body,
  name,
  atLeast = 1,
}: {
  context: PageContext;
  body: RequestBody | undefined;
  /** Of the group of radio buttons, one of its kind on the page. */
  name: string;
  /** Fewer examples are not shown. */
  atLeast?: number;
}): ReactNode {
  const {words} = context;
  const examples = listExamples(context, body?.content ?? {}, 'request');
  const choices = examples.map(({key = 'json', name: label = 'JSON', code}) => ({
    key,
    label,
    code,
    panel: <Code code={code} language="json" words={words} />,
  }));
  if (choices.length < atLeast) return null;
  return (
    <Switch name={name} title={words.bodyExample} label={words.bodyExample} choices={choices} />
  );
}

/** Every status, what it means here, and what its body looks like. */
export function ResponseExamples({
  context,
  located,
}: {
  context: PageContext;
  located: Located;
}): ReactNode {
  const {words, document} = context;
  const choices = Object.entries(located.operation.responses).flatMap(([status, reference]) => {
    const response = follow<Response>(document, reference);
    const examples = listExamples(context, response.content ?? {}, 'response');
    const rows: Example[] = examples.length > 0 ? examples : [{}];
    return rows.map(({key, name, code}): Choice => ({
      key: key === undefined ? status : `${status}-${key}`,
      label: name === undefined ? status : `${status} ${name}`,
      code,
      panel: (
        <>
          <p
            className="api-switch-note"
            dangerouslySetInnerHTML={context.inline(response.description)}
          />
          {code === undefined ? (
            <p className="api-no-body">{describeAbsence(words, status)}</p>
          ) : (
            <Code code={code} language="json" words={words} />
          )}
        </>
      ),
    }));
  });
  return (
    <Switch
      name="api-example"
      title={words.responseExample}
      label={words.responseExample}
      choices={choices}
    />
  );
}

/** A success without a body has none; of an error it is not known. */
function describeAbsence(words: Strings, status: string): string {
  return /^[1-3]/.test(status) ? words.noBody : words.unknownBody;
}

type Example = {key?: string; name?: string; code?: string};

/** What a body may look like; none where nothing is known of it. */
export function listExamples(
  {document}: PageContext,
  content: Record<string, MediaType>,
  direction: Direction,
): (Example & {code: string})[] {
  const [media] = Object.values(content);
  if (!media) return [];
  if (media.examples) {
    return Object.entries(media.examples).map(([key, {summary, value}]) => ({
      key,
      name: summary ?? key,
      code: JSON.stringify(value, null, 2),
    }));
  }
  const example = exampleOfMedia(document, media, direction);
  return example === undefined ? [] : [{code: JSON.stringify(example, null, 2)}];
}

function Switch({
  name,
  title,
  label,
  note,
  choices,
}: {
  name: string;
  title: string;
  label: string;
  /** What holds for all choices. */
  note?: ReactNode;
  choices: readonly Choice[];
}): ReactNode {
  return (
    <div
      className={isTall(choices[0]?.code) ? 'api-switch api-tall' : 'api-switch'}
      role="group"
      aria-label={title}>
      <p className="api-switch-title">{title}</p>
      {note}
      <div className="api-switch-body" role="radiogroup" aria-label={label}>
        {choices.map(({key, label: text, panel}, index) => (
          <Fragment key={key}>
            <input
              type="radio"
              name={name}
              id={`${name}-${key}`}
              value={key}
              defaultChecked={index === 0}
            />
            <label htmlFor={`${name}-${key}`}>{text}</label>
            <div className="api-switch-panel">{panel}</div>
          </Fragment>
        ))}
      </div>
    </div>
  );
}

/** `404 Not Found`; `default` has no such text. */
export function describeStatus(status: string): string {
  return STATUS_CODES[status] ?? '';
}
