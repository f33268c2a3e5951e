import type {ReactNode} from 'react';

import Translate, {translate} from '@docusaurus/Translate';
import {plainText} from '@site/src/api/description/plainText';
import {
  chosenForm,
  fieldsIn,
  listForms,
  rowIds,
  rowOf,
  type FormField,
} from '@site/src/api/workbench/fields';
import Button from '@site/src/components/devtools/Button';
import Select from '@site/src/components/devtools/Select';

import {describeFault} from '../describeFault';
import {useWorkbench} from '../WorkbenchContext';
import styles from './styles.module.css';
import {Note} from './useEntry';

import Entry from './index';

type Props = {field: FormField};

/** The fields of an object, those that have to be filled in first. */
export function EntryList({fields}: {fields: readonly FormField[]}): ReactNode {
  const sorted = [...fields].sort((a, b) => Number(b.required) - Number(a.required));
  return sorted.map((field) => <Entry key={field.place} field={field} />);
}

export function Group({field}: Props): ReactNode {
  const {document} = useWorkbench();
  const description = field.description === undefined ? '' : plainText(field.description);
  return (
    <fieldset className={styles.group}>
      <legend>
        {field.name} <Note field={field} />
      </legend>
      {description !== '' && <p className={styles.hint}>{description}</p>}
      <EntryList fields={fieldsIn(document, field)} />
    </fieldset>
  );
}

export function Forms({field}: Props): ReactNode {
  const {document, entered, chooseForm} = useWorkbench();
  const options = listForms(field).map(({name}, index) => ({value: String(index), label: name}));
  return (
    <>
      <Select
        label={translate(
          {id: 'workbench.field.form', message: '{name} 的形式'},
          {name: field.name},
        )}
        options={options}
        value={String(entered.forms[field.place] ?? 0)}
        onChange={(index) => {
          chooseForm(field.place, Number(index));
        }}
      />
      <Entry field={chosenForm(document, field, entered.forms)} />
    </>
  );
}

/** A list of objects: each can be taken away, and more can be added. */
export function Rows({field}: Props): ReactNode {
  const {document, entered, enter, findProblem} = useWorkbench();
  const {place, name} = field;
  const ids = rowIds(field, entered.texts);
  const problem = findProblem(place);
  const next = Math.max(-1, ...ids.map(Number)) + 1;
  return (
    <fieldset className={styles.rows} data-place={place}>
      <legend>
        {name} <Note field={field} />
      </legend>
      {field.description !== undefined && (
        <p className={styles.hint}>{plainText(field.description)}</p>
      )}
      {ids.map((id, index) => {
        const number = index + 1;
        return (
          <fieldset key={id} className={styles.group}>
            <legend>
              {name} {number}
            </legend>
            <EntryList fields={fieldsIn(document, rowOf(document, field, id))} />
            <Button
              onClick={() => {
                enter(place, ids.filter((other) => other !== id).join(','));
              }}>
              <Translate id="workbench.rows.remove" values={{number}}>
                {'删除第 {number} 项'}
              </Translate>
            </Button>
          </fieldset>
        );
      })}
      {problem && <p className={styles.problem}>{describeFault(problem.fault)}</p>}
      <Button
        onClick={() => {
          enter(place, [...ids, next].join(','));
        }}>
        <Translate id="workbench.rows.add">添加一项</Translate>
      </Button>
    </fieldset>
  );
}
