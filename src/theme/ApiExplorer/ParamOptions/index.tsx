// Change: every value is checked against its schema while it is typed; our fields in place of the stock ones, which
// know no problem but an empty one, say so in English, and bring two libraries for it.
import type {ReactNode} from 'react';

import Translate from '@docusaurus/Translate';
import {listParameters} from '@site/src/api/description/operations';
import {fieldOfParameter} from '@site/src/api/workbench/fields';
import Entry from '@site/src/components/workbench/Entry';
import {useWorkbench} from '@site/src/components/workbench/WorkbenchContext';

import styles from './styles.module.css';

export default function ParamOptions(): ReactNode {
  const {document, located} = useWorkbench();
  const fields = listParameters(document, located.operation).map((parameter) =>
    fieldOfParameter(document, parameter),
  );
  const optional = fields.filter(({required}) => !required);
  const required = fields.filter((field) => field.required);
  return (
    <>
      {required.map((field) => (
        <Entry key={field.place} field={field} />
      ))}
      {optional.length > 0 && (
        <details className={styles.optional} open={required.length === 0}>
          <summary>
            <Translate id="workbench.parameters.optional" values={{count: optional.length}}>
              {'可选参数（{count}）'}
            </Translate>
          </summary>
          <div className={styles.fields}>
            {optional.map((field) => (
              <Entry key={field.place} field={field} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}
