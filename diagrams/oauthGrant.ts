import {defineDiagram} from './diagram';
import {box, joinLines, link} from './kit';

export default defineDiagram({
  name: 'oauth-grant',
  height: 88,
  caption: {
    zh: '密码只交给 AtomGit；用户撤销授权之后，令牌不再有效',
    en: 'Only AtomGit sees the password; once the user revokes the authorization, the token stops working',
  },
  description: {
    zh: '一次授权有四方参与。用户在 AtomGit 的页面上登录并同意授权。AtomGit 签发访问令牌，也就是 atu_…，交给你的应用。你的应用用这个令牌，以用户的身份调用接口，访问用户的数据：账号、代码库和组织。密码不会交给应用，用户可以撤销授权，令牌随之失效。',
    en: 'Four parties take part. The user signs in on an AtomGit page and agrees. AtomGit issues an access token, atu_…, to your app. Your app calls the API with this token as the user and reaches the data of the user: account, repositories, and organizations. The app never gets the password. The user can revoke the authorization, and then the token stops working.',
  },
  text: {
    zh: {
      user: '用户',
      userLines: '在 AtomGit\n页面上登录',
      agree: '同意',
      issueLines: '签发\n访问令牌',
      app: '你的应用',
      appLines: '以用户的\n身份操作',
      call: '调用',
      data: '用户的数据',
      dataLines: '账号、代码库\n和组织',
    },
    en: {
      user: 'User',
      userLines: 'Signs in\non AtomGit',
      agree: 'Agrees',
      issueLines: 'Issues\na token',
      app: 'Your app',
      appLines: 'Acts as\nthe user',
      call: 'Calls',
      data: 'User data',
      dataLines: 'Account, code,\norganizations',
    },
  },
  parts: (text) => {
    const size = {y: 0, width: 104, height: 88};
    const user = box({...size, x: 0, title: text.user, text: text.userLines});
    const platform = box({...size, x: 160, width: 96, title: 'AtomGit', text: text.issueLines});
    const app = box({...size, x: 312, title: text.app, text: text.appLines, tone: 'accent'});
    const data = box({...size, x: 472, width: 120, title: text.data, text: text.dataLines});
    return [
      user,
      ...link(user, platform, {text: text.agree}),
      platform,
      ...link(platform, app, {text: 'atu_…', face: 'code'}),
      app,
      ...link(app, data, {text: text.call}),
      data,
    ];
  },
  narrow: {
    height: 380,
    parts: (text) => {
      const size = {x: 0, width: 352, height: 56};
      const user = box({...size, y: 0, title: text.user, text: joinLines(text.userLines)});
      const platform = box({...size, y: 108, title: 'AtomGit', text: joinLines(text.issueLines)});
      const app = box({
        ...size,
        y: 216,
        title: text.app,
        text: joinLines(text.appLines),
        tone: 'accent',
      });
      const data = box({...size, y: 324, title: text.data, text: joinLines(text.dataLines)});
      return [
        user,
        ...link(user, platform, {text: text.agree}),
        platform,
        ...link(platform, app, {text: 'atu_…', face: 'code'}),
        app,
        ...link(app, data, {text: text.call}),
        data,
      ];
    },
  },
});
