import '@site/src/lateWords';
import {translate} from '@docusaurus/Translate';
import mergeRequest from '@site/examples/webhook-receiver/payloads/merge-request.json';
import note from '@site/examples/webhook-receiver/payloads/note.json';
import push from '@site/examples/webhook-receiver/payloads/push.json';
import tagPush from '@site/examples/webhook-receiver/payloads/tag-push.json';

export const webhookKinds = ['push', 'tag_push', 'note', 'merge_request'] as const;

/** `object_kind` of the body. */
export type WebhookKind = (typeof webhookKinds)[number];

export type WebhookEvent = {
  label: string;
  /** The value of the header `X-AtomGit-Event`. */
  header: string;
  /** What `/repo/webhooks` shows, and what the receivers there are tested with. */
  example: object;
};

export const webhookEvents: Readonly<Record<WebhookKind, WebhookEvent>> = {
  push: {
    label: translate({id: 'webhook.event.push', message: '推送'}),
    header: 'Push Hook',
    example: push,
  },
  tag_push: {
    label: translate({id: 'webhook.event.tagPush', message: '标签推送'}),
    header: 'Tag Push Hook',
    example: tagPush,
  },
  note: {
    label: translate({id: 'webhook.event.note', message: '评论'}),
    header: 'Note Hook',
    example: note,
  },
  merge_request: {
    label: translate({id: 'webhook.event.mergeRequest', message: '变更请求'}),
    header: 'Merge Request Hook',
    example: mergeRequest,
  },
};
