// Change: asks for the name of an environment variable. The stock one asks for the token itself, and keeps it.
import type {ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';
import type {SecurityScheme} from '@site/src/api/description/types';
import {variablePlace} from '@site/src/api/workbench/request';
import Field from '@site/src/components/devtools/Field';
import Select from '@site/src/components/devtools/Select';
import {describeFault} from '@site/src/components/workbench/describeFault';
import {variableKey} from '@site/src/components/workbench/store';
import {useWorkbench} from '@site/src/components/workbench/WorkbenchContext';
import {setAuthData, setSelectedAuth, type Scheme} from '@theme/ApiExplorer/Authorization/slice';
import {useTypedDispatch, useTypedSelector} from '@theme/ApiItem/hooks';

import styles from './styles.module.css';

/** The types of the stock theme know no extensions. */
const readScheme = (scheme: Scheme) => scheme as unknown as Scheme & SecurityScheme;

function nameOf(schemes: readonly Scheme[]): string {
  return schemes
    .map((scheme) => {
      const {key, scopes, 'x-displayName': name = key} = readScheme(scheme);
      return scopes.length === 0 ? name : `${name} · ${scopes.join(' ')}`;
    })
    .join(' + ');
}

export default function Authorization(): ReactNode {
  const {options, selected = ''} = useTypedSelector((state) => state.auth);
  const dispatch = useTypedDispatch();
  const ways = Object.entries(options);
  if (ways.length === 0) {
    return (
      <p className={styles.text}>
        {translate({id: 'workbench.token.anyone', message: '任何人都可以调用，不需要令牌。'})}
      </p>
    );
  }
  const none = translate({id: 'workbench.token.none', message: '不带令牌'});
  return (
    <>
      <Select
        label={translate({id: 'workbench.token.kind', message: '令牌的种类'})}
        options={[
          ...ways.map(([value, schemes]) => ({value, label: nameOf(schemes)})),
          {value: '', label: none},
        ]}
        value={selected}
        onChange={(key) => dispatch(setSelectedAuth(key))}
      />
      {(options[selected] ?? []).map((scheme) => (
        <Variable key={scheme.key} scheme={readScheme(scheme)} />
      ))}
    </>
  );
}

function Variable({scheme}: {scheme: Scheme & SecurityScheme}): ReactNode {
  const {entered, findProblem} = useWorkbench();
  const dispatch = useTypedDispatch();
  const problem = findProblem(variablePlace(scheme.key));
  return (
    <div data-place={variablePlace(scheme.key)}>
      <Field
        label={translate({id: 'workbench.token.variable', message: '存放令牌的环境变量'})}
        hint={translate({
          id: 'workbench.token.hint',
          message: '只填变量的名字，示例从这个变量读取令牌。不要在这里填写令牌。',
        })}
        isCode
        value={entered.variables[scheme.key] ?? ''}
        placeholder={scheme['x-token-variable']}
        problem={problem && describeFault(problem.fault)}
        onChange={(value) =>
          dispatch(setAuthData({scheme: scheme.key, key: variableKey, value: value || undefined}))
        }
      />
    </div>
  );
}
