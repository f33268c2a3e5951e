import {useEffect} from 'react';

import {useHistory} from '@docusaurus/router';

/** Catches up with a section that a reader went to before the router listened: it would go on with the one before. */
export default function useEarlyHash(): void {
  const history = useHistory();
  useEffect(() => {
    const {hash} = window.location;
    if (hash !== history.location.hash) history.replace({...history.location, hash});
  }, [history]);
}
