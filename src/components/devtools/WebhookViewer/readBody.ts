import {webhookKinds, type WebhookKind} from '@site/src/data/webhookEvents';

export type BodyReading =
  | {status: 'empty'}
  /** `line` where the text stops being JSON, if the browser tells. */
  | {status: 'not-json'; line: number | undefined}
  | {status: 'not-an-event'; kind: string | undefined}
  | {status: 'event'; kind: WebhookKind; body: object};

function findLine(text: string, error: unknown): number | undefined {
  const message = error instanceof Error ? error.message : '';
  const position = /position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return text.slice(0, Number(position)).split('\n').length;
  const line = /line (\d+)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  return /end of/i.test(message) ? text.trimEnd().split('\n').length : undefined;
}

/** The body of a webhook request, as somebody received it. */
export function readBody(text: string): BodyReading {
  if (text.trim() === '') return {status: 'empty'};
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    return {status: 'not-json', line: findLine(text, error)};
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return {status: 'not-an-event', kind: undefined};
  }
  const written = (body as {object_kind?: unknown}).object_kind;
  const kind = webhookKinds.find((known) => known === written);
  return kind
    ? {status: 'event', kind, body}
    : {status: 'not-an-event', kind: typeof written === 'string' ? written : undefined};
}
