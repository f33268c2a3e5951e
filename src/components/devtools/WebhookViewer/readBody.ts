import {webhookKinds, type WebhookKind} from '@site/src/data/webhookEvents';

import {findJsonError} from './findJsonError';

export type BodyReading =
  | {status: 'empty'}
  /** `line` where the text stops being JSON. */
  | {status: 'not-json'; line: number}
  | {status: 'not-an-event'; kind: string | undefined}
  | {status: 'event'; kind: WebhookKind; body: object};

/** The body of a webhook request, as somebody received it. */
export function readBody(text: string): BodyReading {
  if (text.trim() === '') return {status: 'empty'};
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    const read = text.slice(0, findJsonError(text.trimEnd()));
    return {status: 'not-json', line: read.split('\n').length};
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
