import type {ReactNode} from 'react';

import {checksumsPath} from '../../../config/apiDocuments';
import type {PageContext} from './context';

export type Download = {
  /** Address below the root of the site. */
  path: string;
  bytes: number;
  sha256: string;
};

/** The documents behind the reference, each with its checksum. */
export function Downloads({
  context,
  downloads,
}: {
  context: PageContext;
  downloads: readonly Download[];
}): ReactNode {
  const {words} = context;
  return (
    <div className="api-downloads">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.file}</th>
            <th scope="col">{words.checksum}</th>
          </tr>
        </thead>
        <tbody>
          {downloads.map(({path, bytes, sha256}) => (
            <tr key={path}>
              <td>
                <a href={path} download data-file>
                  {path.split('/').at(-1)}
                </a>{' '}
                <span className="api-note">{Math.ceil(bytes / 1024)} KB</span>
              </td>
              <td>
                <code>{sha256}</code>
              </td>
            </tr>
          ))}
          <tr>
            <td>
              <a href={checksumsPath} download data-file>
                {checksumsPath.split('/').at(-1)}
              </a>
            </td>
            <td>{words.allChecksums}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
