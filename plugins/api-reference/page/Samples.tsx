import {STATUS_CODES} from 'node:http';

import type {ReactNode} from 'react';

import {exampleOfMedia, type Direction} from '../source/examples';
import type {Located} from '../source/operations';
import {follow} from '../source/resolve';
import {sampleLanguages} from '../samples';
import {sampleRequest} from '../samples/request';
import type {MediaType, Operation, Response} from '../source/types';
import {Code} from './Code';
import type {PageContext} from './context';

type Choice = {key: string; label: string; panel: ReactNode};

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
  const choices = sampleLanguages.map(({key, label, highlightAs, write}) => ({
    key,
    label,
    panel: <Code code={write(request)} language={highlightAs} copyLabel={words.copySample} />,
  }));
  return (
    <Switch name="api-sample" title={words.samples} label={words.language} choices={choices} />
  );
}

/** What the body of a call may look like. */
export function BodyExamples({
  context,
  operation,
  name,
  atLeast = 1,
}: {
  context: PageContext;
  operation: Operation;
  /** Of the group of radio buttons, one of its kind on the page. */
  name: string;
  /** Fewer examples are not shown. */
  atLeast?: number;
}): ReactNode {
  const {words} = context;
  const examples = listExamples(context, operation.requestBody?.content ?? {}, 'request');
  const choices = examples.map(({key = 'json', name: label = 'JSON', code}) => ({
    key,
    label,
    panel: <Code code={code} language="json" copyLabel={words.copySample} />,
  }));
  if (choices.length < atLeast) return null;
  return (
    <Switch name={name} title={words.bodyExample} label={words.bodyExample} choices={choices} />
  );
}

/** One example for each status that has a body. */
export function ResponseExamples({
  context,
  located,
}: {
  context: PageContext;
  located: Located;
}): ReactNode {
  const {words, document} = context;
  const choices = Object.entries(located.operation.responses).flatMap(([status, response]) => {
    const {content = {}} = follow<Response>(document, response);
    return listExamples(context, content, 'response').map(({key, name, code}): Choice => ({
      key: key === undefined ? status : `${status}-${key}`,
      label: name === undefined ? status : `${status} ${name}`,
      panel: <Code code={code} language="json" copyLabel={words.copySample} />,
    }));
  });
  if (choices.length === 0) return null;
  return (
    <Switch
      name="api-example"
      title={words.responseExample}
      label={words.responseExample}
      choices={choices}
    />
  );
}

function listExamples(
  {document}: PageContext,
  content: Record<string, MediaType>,
  direction: Direction,
): {key?: string; name?: string; code: string}[] {
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
  choices,
}: {
  name: string;
  title: string;
  label: string;
  choices: readonly Choice[];
}): ReactNode {
  return (
    <div className="api-switch" role="group" aria-label={title}>
      <p className="api-switch-title">{title}</p>
      <div className="api-switch-body" role="radiogroup" aria-label={label}>
        {choices.map(({key}, index) => (
          <input
            key={key}
            type="radio"
            name={name}
            id={`${name}-${key}`}
            value={key}
            defaultChecked={index === 0}
          />
        ))}
        <div className="api-switch-tabs">
          {choices.map(({key, label: text}) => (
            <label key={key} htmlFor={`${name}-${key}`}>
              {text}
            </label>
          ))}
        </div>
        {choices.map(({key, panel}) => (
          <div key={key} className="api-switch-panel">
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
}

/** `404 Not Found`; `default` has no such text. */
export function describeStatus(status: string): string {
  return STATUS_CODES[status] ?? '';
}
