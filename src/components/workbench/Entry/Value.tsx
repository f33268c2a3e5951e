import {useId, type ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';
import {plainText} from '@site/src/api/description/plainText';
import {choicesOf, exampleText, type FormField} from '@site/src/api/workbench/fields';
import Check from '@site/src/components/devtools/Check';
import Field from '@site/src/components/devtools/Field';
import Select from '@site/src/components/devtools/Select';

import styles from './styles.module.css';
import {useEntry} from './useEntry';

type Props = {field: FormField};

const rowsOf: Partial<Record<FormField['shape'], number>> = {list: 2, json: 4};

export function Text({field}: Props): ReactNode {
  const entry = useEntry(field);
  const isNumber = /^(integer|number)/.test(field.type);
  return (
    <Field
      {...entry}
      hint={[entry.hint, hintOf(field)].filter(Boolean).join(' ') || undefined}
      rows={rowsOf[field.shape]}
      isCode
      inputMode={isNumber ? 'numeric' : undefined}
      placeholder={placeholderOf(field)}
    />
  );
}

/** Said as an example: alone it would look like a value that is filled in. */
function placeholderOf(field: FormField): string | undefined {
  const value = exampleText(field);
  return value && translate({id: 'workbench.field.example', message: '示例：{value}'}, {value});
}

/** How a value that is not one plain text is written. */
function hintOf({shape}: FormField): string | undefined {
  if (shape === 'list') return translate({id: 'workbench.field.list', message: '每行一项。'});
  if (shape === 'json') return translate({id: 'workbench.field.json', message: '用 JSON 填写。'});
  if (shape !== 'file') return undefined;
  return translate({id: 'workbench.field.file', message: '只填文件名，这里不读取也不上传文件。'});
}

export function ChoiceOfOne({field}: Props): ReactNode {
  const entry = useEntry(field);
  const nothing = translate({id: 'workbench.field.nothing', message: '不填写'});
  const options = choicesOf(field).map((value) => ({value, label: labelOf(field, value)}));
  return <Select {...entry} options={[{value: '', label: nothing}, ...options]} />;
}

function labelOf({schema}: FormField, value: string): string {
  const meaning = (schema['x-enum-descriptions'] ?? schema.items?.['x-enum-descriptions'])?.[value];
  return meaning === undefined ? value : `${value} · ${plainText(meaning)}`;
}

/** Any of several values: each is a line of the text. */
export function ChoiceList({field}: Props): ReactNode {
  const {label, note, hint, problem, value, onChange} = useEntry(field);
  const id = useId();
  const chosen = value.split('\n').filter(Boolean);
  const toggle = (choice: string) => {
    const isChosen = chosen.includes(choice);
    const next = isChosen ? chosen.filter((other) => other !== choice) : [...chosen, choice];
    onChange(next.join('\n'));
  };
  return (
    <fieldset className={styles.choices} aria-describedby={problem && id}>
      <legend>
        {label} {note}
      </legend>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {choicesOf(field).map((choice) => (
        <label key={choice} className={styles.choice}>
          <Check
            type="checkbox"
            checked={chosen.includes(choice)}
            onChange={() => {
              toggle(choice);
            }}
          />
          {labelOf(field, choice)}
        </label>
      ))}
      {problem !== undefined && (
        <p id={id} className={styles.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
