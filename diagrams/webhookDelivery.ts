import {defineDiagram} from './diagram';
import {box, label, link, question} from './kit';

export default defineDiagram({
  name: 'webhook-delivery',
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
      eventLines: '推送、标签、\n评论、变更请求',
      header: 'X-AtomGit-Event',
      service: '你的服务',
      check: 'Authorization？',
      wrong: '不正确',
      right: '正确',
      refuse: '拒绝',
      accept: '立即返回',
      queue: '队列',
      queueLines: '构建、部署、\n同步',
    },
    en: {
      event: 'An event',
      eventLines: 'push, tag, comment,\nchange request',
      header: 'X-AtomGit-Event',
      service: 'Your service',
      check: 'Authorization?',
      wrong: 'wrong',
      right: 'right',
      refuse: 'Refuse',
      accept: 'Respond',
      queue: 'A queue',
      queueLines: 'build, deploy,\nmirror',
    },
  },
  parts: (text) => {
    const event = box({
      x: 0,
      y: 0,
      width: 160,
      height: 80,
      title: text.event,
      text: text.eventLines,
    });
    const service = question({
      x: 308,
      y: 0,
      width: 132,
      height: 80,
      title: text.service,
      text: text.check,
    });
    const accept = box({
      x: 480,
      y: 0,
      width: 112,
      height: 80,
      title: text.accept,
      code: '204',
      tone: 'accent',
    });
    const refuse = box({
      x: 308,
      y: 128,
      width: 132,
      height: 80,
      title: text.refuse,
      code: '401',
      tone: 'refused',
    });
    const queue = box({
      x: 480,
      y: 128,
      width: 112,
      height: 80,
      title: text.queue,
      text: text.queueLines,
    });
    return [
      event,
      ...link(event, service, {text: 'POST JSON', face: 'code'}),
      label({x: 234, y: 54, text: text.header, face: 'code', anchor: 'middle', tone: 'muted'}),
      service,
      ...link(service, accept, {text: text.right}),
      accept,
      ...link(service, refuse, {text: text.wrong}),
      refuse,
      ...link(accept, queue),
      queue,
    ];
  },
  narrow: {
    height: 456,
    parts: (text) => {
      const trunk = {x: 0, width: 184, height: 80};
      const event = box({...trunk, y: 0, title: text.event, text: text.eventLines});
      const service = question({...trunk, y: 136, title: text.service, text: text.check});
      const refuse = box({
        x: 240,
        y: 136,
        width: 112,
        height: 80,
        title: text.refuse,
        code: '401',
        tone: 'refused',
      });
      const accept = box({...trunk, y: 256, title: text.accept, code: '204', tone: 'accent'});
      const queue = box({...trunk, y: 376, title: text.queue, text: text.queueLines});
      return [
        event,
        ...link(event, service, {text: `POST JSON\n${text.header}`, face: 'code'}),
        service,
        ...link(service, refuse, {text: text.wrong}),
        refuse,
        ...link(service, accept, {text: text.right}),
        accept,
        ...link(accept, queue),
        queue,
      ];
    },
  },
});
