import type {ReactNode} from 'react';

import {checksumsPath} from '../../../config/apiDocuments';
import type {PageContext} from './context';

export type Download = {
  /** Address below the root of the site. */
  path: string;
  bytes: number;
  sha256: string;
};

/** The documents behind the reference, those in the language of the page first, and the file of their checksums. */
export function Downloads({
  context,
  downloads,
}: {
  context: PageContext;
  downloads: readonly Download[];
}): ReactNode {
  const {words, locale} = context;
  const isOwn = ({path}: Download) => path.includes(`.${locale}.`);
  return (
    <>
      <ul className="api-downloads">
        {[...downloads.filter(isOwn), ...downloads.filter((one) => !isOwn(one))].map(
          ({path, bytes}) => (
            <li key={path}>
              <FileLink path={path} />{' '}
              <span className="api-note">{Math.ceil(bytes / 1024)} KB</span>
            </li>
          ),
        )}
      </ul>
      <p>
        <FileLink path={checksumsPath} /> <span className="api-note">{words.allChecksums}</span>
      </p>
    </>
  );
}

function FileLink({path}: {path: string}): ReactNode {
  return (
    <a href={path} download data-file>
      {path.split('/').at(-1)}
    </a>
  );
}
