import {defineDiagram} from './diagram';
import {box, link, question} from './kit';

export default defineDiagram({
  name: 'webhook-delivery',
  height: 224,
  caption: {
    zh: '先验证，再返回响应，最后处理',
    en: 'Verify, respond, and then process the event',
  },
  description: {
    zh: '代码库里发生推送、标签、评论或变更请求的事件。AtomGit 向你填写的地址发送 POST 请求，请求头 X-AtomGit-Event 写明事件，正文是 JSON，地址里的用户名和密码以 Basic 认证发送。你的服务先检查 Authorization：如果不正确，返回 401；如果正确，立即返回 204，再把工作交给队列处理，例如构建、部署、同步。',
    en: 'A push, tag, comment, or change request event happens in the repository. AtomGit sends a POST request to the URL you entered. The X-AtomGit-Event header names the event, the body is JSON, and the username and password in the URL are sent as basic authentication. Your service checks Authorization first. If it is invalid, the service returns 401. If it is valid, the service immediately returns 204 and hands the work to a queue, for example to build, deploy, or mirror.',
  },
  text: {
    zh: {
      event: '事件',
      eventText: '推送、标签、评论、变更请求',
      eventLines: '推送、标签\n评论、变更请求',
      header: 'X-AtomGit-Event',
      service: '你的服务',
      check: 'Authorization 正确？',
      checkLines: 'Authorization\n正确？',
      wrong: '不正确',
      right: '正确',
      refuse: '拒绝',
      accept: '立即返回',
      queue: '队列',
      queueText: '构建、部署或同步',
      queueLines: '构建、部署\n或同步',
    },
    en: {
      event: 'Event',
      eventText: 'Push, tag, comment, change request',
      eventLines: 'Push, tag, comment,\nchange request',
      header: 'X-AtomGit-Event',
      service: 'Your service',
      check: 'Authorization valid?',
      checkLines: 'Authorization\nvalid?',
      wrong: 'Invalid',
      right: 'Valid',
      refuse: 'Refuse',
      accept: 'Respond',
      queue: 'Queue',
      queueText: 'Build, deploy,\nmirror',
      queueLines: 'Build, deploy,\nmirror',
    },
  },
  parts: (text) => {
    const size = {width: 116, height: 88};
    const asked = {x: 296, width: 132, height: 88};
    const event = box({
      x: 0,
      y: 0,
      width: 160,
      height: 88,
      title: text.event,
      text: text.eventLines,
    });
    const service = question({
      ...asked,
      y: 0,
      title: text.service,
      text: text.checkLines,
      tone: 'accent',
    });
    const accept = box({...size, x: 476, y: 0, title: text.accept, code: '204', tone: 'passed'});
    const refuse = box({...asked, y: 136, title: text.refuse, code: '401', tone: 'refused'});
    const queue = box({...size, x: 476, y: 136, title: text.queue, text: text.queueLines});
    return [
      event,
      ...link(event, service, {text: `POST JSON\n${text.header}`, face: 'code'}),
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
    height: 400,
    parts: (text) => {
      const whole = {x: 0, width: 352};
      const end = {y: 232, width: 168, height: 64};
      const event = box({...whole, y: 0, height: 64, title: text.event, text: text.eventText});
      const service = question({
        ...whole,
        y: 120,
        height: 64,
        title: text.service,
        text: text.check,
        tone: 'accent',
      });
      const accept = box({...end, x: 0, title: text.accept, code: '204', tone: 'passed'});
      const refuse = box({...end, x: 184, title: text.refuse, code: '401', tone: 'refused'});
      const queue = box({
        ...end,
        x: 0,
        y: 328,
        height: 72,
        title: text.queue,
        text: text.queueText,
      });
      return [
        event,
        ...link(event, service, {text: `POST JSON\n${text.header}`, face: 'code'}),
        service,
        ...link(service, accept, {text: text.right}),
        accept,
        ...link(service, refuse, {text: text.wrong}),
        refuse,
        ...link(accept, queue),
        queue,
      ];
    },
  },
});
