import {Fragment, type ReactNode} from 'react';

import {checksumsPath} from '../../../config/apiDocuments';
import {aboutDownloads} from './aboutDownloads';
import type {PageContext} from './context';

export type Download = {
  /** Address below the root of the site. */
  path: string;
  bytes: number;
  sha256: string;
};

type Props = {
  context: PageContext;
  downloads: readonly Download[];
};

/** The documents behind the reference by format and language, that of the page first, and the file of their checksums. */
export function Downloads({context, downloads}: Props): ReactNode {
  const {words, locale} = context;
  const {format, formats, languages} = aboutDownloads[locale];
  const columns = Object.entries(languages);
  const find = (language: string, type: string) =>
    downloads.find(({path}) => path.endsWith(`.${language}.${type}`));
  return (
    <>
      <div className="table-scroll api-downloads">
        <table className="table-cards table-records">
          <thead>
            <tr>
              <th className="cell-short">{format}</th>
              {columns.map(([language, name]) => (
                <th key={language}>{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(formats).map(([type, title]) => (
              <tr key={type}>
                <td className="cell-short">{title}</td>
                {columns.map(([language, name]) => (
                  <td key={language} data-label={name}>
                    <File download={find(language, type)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        {words.allChecksums}
        <FileLink path={checksumsPath} />
      </p>
    </>
  );
}

function File({download}: {download: Download | undefined}): ReactNode {
  if (!download) return null;
  return (
    <>
      <FileLink path={download.path} />
      {/* As plugins/writing/tables/rehypeSpaces.ts keeps it in the cells of other cards. */}
      <span> </span>
      <span className="api-note">{Math.ceil(download.bytes / 1024)} KB</span>
    </>
  );
}

/** Of a long name, a line ends before a dot. */
function FileLink({path}: {path: string}): ReactNode {
  const parts =
    path
      .split('/')
      .at(-1)
      ?.split(/(?=\.)/) ?? [];
  return (
    <a href={path} download data-file>
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </a>
  );
}
