// Change: shows HTML that was coloured while the site was built, or plain text; no highlighter runs in the browser.
import {useRef, type ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import ScrollRegion from '@site/src/components/ScrollRegion';
import WrapSwitch from '@site/src/components/WrapSwitch';
import type {Props} from '@theme/CodeBlock';
import clsx from 'clsx';

import {readCode} from './readCode';

type Frame = {isCopied: boolean; regionLabel: string; copyLabel: string};

function describeFrame({language, title}: Props): Frame {
  const isSession = language === 'console';
  const label = translate({id: 'code.region.label', message: '代码'});
  return {
    isCopied: language !== 'output',
    regionLabel: typeof title === 'string' ? `${label} ${title}` : label,
    copyLabel: isSession
      ? translate({id: 'code.copy.commands', message: '复制命令'})
      : translate({id: 'code.copy.label', message: '复制代码'}),
  };
}

export default function CodeBlock(props: Props): ReactNode {
  const {html, children, title, language, overflows, lines, numbered, className} = props;
  const code = useRef<HTMLElement>(null);
  const {isCopied, regionLabel, copyLabel} = describeFrame(props);
  const text = html ?? children;
  const isLine = typeof text === 'string' && !text.trimEnd().includes('\n');
  const Frame = title ? 'figure' : 'div';
  return (
    <Frame
      className={clsx('code-frame', isLine && 'code-single', className)}
      data-language={language}
      data-overflows={overflows}>
      {title && <figcaption className="code-title">{title}</figcaption>}
      <ScrollRegion label={regionLabel} className="code-scroll">
        <pre className={clsx('code-text', numbered !== undefined && 'code-numbered')}>
          {html === undefined ? (
            <code ref={code}>{children}</code>
          ) : (
            <code ref={code} dangerouslySetInnerHTML={{__html: html}} />
          )}
        </pre>
      </ScrollRegion>
      {(isCopied || overflows !== undefined) && (
        <div className="code-tools">
          {isCopied && (
            <CopyButton
              className="code-copy"
              label={copyLabel}
              getText={() => (code.current ? readCode(code.current) : '')}
            />
          )}
          {overflows !== undefined && <WrapSwitch />}
        </div>
      )}
      {lines && (
        // The browser's own, without content: src/css/code.css shows the rest of the code while it is open.
        <details className="code-rest">
          <summary>{translate({id: 'code.lines', message: '全部 {lines} 行'}, {lines})}</summary>
        </details>
      )}
    </Frame>
  );
}
