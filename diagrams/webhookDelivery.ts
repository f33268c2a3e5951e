import {defineDiagram} from './diagram';
import {arrow, box, label} from './kit';

export default defineDiagram({
  name: 'webhook-delivery',
  width: 'wide',
  height: 240,
  caption: {
    zh: '事件发生后，AtomGit 向你的服务发送请求：先验证，再返回响应，最后处理',
    en: 'After an event, AtomGit sends a request to your service: verify it, respond, and then process the event',
  },
  description: {
    zh: '代码库里发生推送、标签、评论或变更请求的事件。AtomGit 向你填写的地址发送 POST 请求，请求头 X-AtomGit-Event 写明事件，正文是 JSON，地址里的用户名和密码以 Basic 认证发送。你的服务先检查 Authorization：如果不正确，返回 401；如果正确，立即返回 204，再把工作交给队列处理，例如构建、部署、同步。',
    en: 'A push, tag, comment, or change request event happens in the repository. AtomGit sends a POST request to the URL you entered. The X-AtomGit-Event header names the event, the body is JSON, and the username and password in the URL are sent as basic authentication. Your service checks Authorization first. If it is wrong, the service returns 401. If it is right, the service immediately returns 204 and hands the work to a queue, for example to build, deploy, or mirror.',
  },
  text: {
    zh: {
      event: '事件',
      eventText: '推送、标签、评论、变更请求',
      eventLines: '推送、标签、\n评论、变更请求',
      header: 'X-AtomGit-Event',
      service: '你的服务',
      check: '检查 Authorization',
      wrong: '不正确',
      right: '正确',
      refuse: '拒绝',
      accept: '立即返回',
      queue: '队列：构建、部署、同步',
    },
    en: {
      event: 'An event',
      eventText: 'push, tag, comment, change request',
      eventLines: 'push, tag,\ncomment,\nchange request',
      header: 'X-AtomGit-Event',
      service: 'Your service',
      check: 'checks Authorization',
      wrong: 'wrong',
      right: 'right',
      refuse: 'Refuse',
      accept: 'Respond now',
      queue: 'A queue: build, deploy, mirror',
    },
  },
  parts: (text) => [
    box({x: 0, y: 16, width: 128, height: 128, title: text.event, text: text.eventLines}),
    arrow(
      [
        [132, 80],
        [260, 80],
      ],
      {name: 'POST', tone: 'accent'},
    ),
    label({x: 196, y: 64, text: 'POST', face: 'code', anchor: 'middle'}),
    label({
      x: 196,
      y: 96,
      text: text.header + '\nJSON',
      face: 'code',
      anchor: 'middle',
      tone: 'muted',
    }),
    // The name of the header on a line of its own.
    box({
      x: 264,
      y: 16,
      width: 128,
      height: 128,
      title: text.service,
      text: text.check.replace(' ', '\n'),
    }),
    arrow(
      [
        [396, 36],
        [452, 36],
      ],
      {tone: 'warm', name: text.wrong},
    ),
    label({x: 424, y: 20, text: text.wrong, anchor: 'middle'}),
    arrow(
      [
        [396, 124],
        [452, 124],
      ],
      {tone: 'accent', name: text.right},
    ),
    label({x: 424, y: 108, text: text.right, anchor: 'middle'}),
    box({x: 456, y: 8, width: 136, height: 56, title: text.refuse, code: '401', tone: 'warm'}),
    box({x: 456, y: 96, width: 136, height: 56, title: text.accept, code: '204', tone: 'accent'}),
    arrow([
      [524, 156],
      [524, 188],
    ]),
    box({x: 264, y: 192, width: 328, height: 48, text: text.queue}),
  ],
  narrow: {
    height: 472,
    parts: (text) => [
      box({x: 16, y: 0, width: 320, height: 64, title: text.event, text: text.eventText}),
      arrow(
        [
          [176, 68],
          [176, 140],
        ],
        {name: 'POST', tone: 'accent'},
      ),
      label({x: 164, y: 104, text: 'POST', face: 'code', anchor: 'end'}),
      label({x: 188, y: 94, text: text.header + '\nJSON', face: 'code', tone: 'muted'}),
      box({x: 16, y: 144, width: 320, height: 64, title: text.service, text: text.check}),
      arrow(
        [
          [80, 212],
          [80, 284],
        ],
        {tone: 'warm', name: text.wrong},
      ),
      label({x: 92, y: 248, text: text.wrong}),
      arrow(
        [
          [248, 212],
          [248, 284],
        ],
        {tone: 'accent', name: text.right},
      ),
      label({x: 260, y: 248, text: text.right}),
      box({x: 0, y: 288, width: 160, height: 64, title: text.refuse, code: '401', tone: 'warm'}),
      box({
        x: 192,
        y: 288,
        width: 160,
        height: 64,
        title: text.accept,
        code: '204',
        tone: 'accent',
      }),
      arrow([
        [248, 356],
        [248, 412],
      ]),
      box({x: 0, y: 416, width: 352, height: 48, text: text.queue}),
    ],
  },
});
