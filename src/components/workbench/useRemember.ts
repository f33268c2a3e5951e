import {useState} from 'react';

import {valueOfParameter, type Values} from '@site/src/values/names';
import {readValues, writeValues} from '@site/src/values/stored';

// So that the samples of the page follow at once.
import '@site/src/values/fill';

import {useWorkbench} from './WorkbenchContext';

/** Keeps the names that stand in the address, and that of the token's variable, for all samples. */
export function useRemember() {
  const {entered} = useWorkbench();
  const [isRemembered, setIsRemembered] = useState(false);
  const remember = () => {
    const names = Object.entries(entered.texts).flatMap(([place, text = '']) => {
      const name = place.startsWith('path.') ? valueOfParameter(place.slice(5)) : undefined;
      return name === undefined || text === '' ? [] : [[name, text] as const];
    });
    const [scheme = ''] = entered.schemes;
    const token = entered.variables[scheme];
    const values: Values = {...Object.fromEntries(names), ...(token !== undefined && {token})};
    writeValues({...readValues(), ...values});
    setIsRemembered(true);
  };
  return {remember, isRemembered};
}
