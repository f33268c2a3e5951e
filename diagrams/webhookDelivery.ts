import {defineDiagram} from './diagram';
import {arrow, box, label, question} from './kit';

export default defineDiagram({
  name: 'webhook-delivery',
  width: 'wide',
  height: 208,
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
      check: 'Authorization？',
      wrong: '不正确',
      right: '正确',
      refuse: '拒绝',
      accept: '立即返回',
      queue: '队列',
      queueText: '构建、部署、同步',
      queueLines: '构建、部署、\n同步',
    },
    en: {
      event: 'An event',
      eventText: 'push, tag, comment, change request',
      eventLines: 'push, tag, comment,\nchange request',
      header: 'X-AtomGit-Event',
      service: 'Your service',
      check: 'Authorization?',
      wrong: 'wrong',
      right: 'right',
      refuse: 'Refuse',
      accept: 'Respond',
      queue: 'A queue',
      queueText: 'build, deploy, mirror',
      queueLines: 'build, deploy,\nmirror',
    },
  },
  parts: (text) => [
    box({x: 0, y: 0, width: 160, height: 80, title: text.event, text: text.eventLines}),
    arrow(
      [
        [164, 40],
        [304, 40],
      ],
      {name: 'POST'},
    ),
    label({x: 234, y: 24, text: 'POST JSON', face: 'code', anchor: 'middle'}),
    label({x: 234, y: 56, text: text.header, face: 'code', anchor: 'middle', tone: 'muted'}),
    question({x: 308, y: 0, width: 132, height: 80, title: text.service, text: text.check}),
    arrow(
      [
        [444, 40],
        [476, 40],
      ],
      {name: text.right},
    ),
    label({x: 460, y: 24, text: text.right, anchor: 'middle'}),
    box({x: 480, y: 0, width: 112, height: 80, title: text.accept, code: '204', tone: 'accent'}),
    arrow(
      [
        [374, 84],
        [374, 124],
      ],
      {name: text.wrong},
    ),
    label({x: 386, y: 104, text: text.wrong}),
    box({
      x: 308,
      y: 128,
      width: 132,
      height: 80,
      title: text.refuse,
      code: '401',
      tone: 'refused',
    }),
    arrow([
      [536, 84],
      [536, 124],
    ]),
    box({x: 480, y: 128, width: 112, height: 80, title: text.queue, text: text.queueLines}),
  ],
  // What is alone in its row is as wide as the drawing.
  narrow: {
    height: 392,
    parts: (text) => [
      box({x: 0, y: 0, width: 352, height: 56, title: text.event, text: text.eventText}),
      arrow(
        [
          [72, 60],
          [72, 108],
        ],
        {name: 'POST'},
      ),
      label({x: 84, y: 74, text: 'POST JSON', face: 'code'}),
      label({x: 84, y: 94, text: text.header, face: 'code', tone: 'muted'}),
      question({x: 0, y: 112, width: 144, height: 72, title: text.service, text: text.check}),
      arrow(
        [
          [148, 148],
          [204, 148],
        ],
        {name: text.wrong},
      ),
      label({x: 176, y: 132, text: text.wrong, anchor: 'middle'}),
      box({
        x: 208,
        y: 112,
        width: 144,
        height: 72,
        title: text.refuse,
        code: '401',
        tone: 'refused',
      }),
      arrow(
        [
          [72, 188],
          [72, 228],
        ],
        {name: text.right},
      ),
      label({x: 84, y: 208, text: text.right}),
      box({x: 0, y: 232, width: 352, height: 56, title: text.accept, code: '204', tone: 'accent'}),
      arrow([
        [72, 292],
        [72, 332],
      ]),
      box({x: 0, y: 336, width: 352, height: 56, title: text.queue, text: text.queueText}),
    ],
  },
});
