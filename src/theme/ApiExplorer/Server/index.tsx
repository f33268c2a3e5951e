// Change: one list where there are several servers, and nothing where there is one. The stock one offers to edit it.
import type {ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';
import Select from '@site/src/components/devtools/Select';
import {setServer} from '@theme/ApiExplorer/Server/slice';
import {useTypedDispatch, useTypedSelector} from '@theme/ApiItem/hooks';

export default function Server(): ReactNode {
  const {value, options} = useTypedSelector((state) => state.server);
  const dispatch = useTypedDispatch();
  if (options.length < 2) return null;
  return (
    <Select
      label={translate({id: 'workbench.server.label', message: '服务器'})}
      options={options.map(({url}) => ({value: url, label: url}))}
      value={value?.url ?? ''}
      onChange={(url) => dispatch(setServer(JSON.stringify({url})))}
    />
  );
}
