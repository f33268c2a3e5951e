import {createContext, useContext, useMemo, useState, type ReactNode} from 'react';

import type {Located} from '@site/src/api/description/operations';
import type {OpenApiDocument} from '@site/src/api/description/types';
import type {Texts} from '@site/src/api/workbench/fields';
import type {Problem} from '@site/src/api/workbench/readFields';
import {fillInExamples, makeDraft, type Draft, type Entered} from '@site/src/api/workbench/request';
import {clearRawBody, setStringFormBody} from '@theme/ApiExplorer/Body/slice';
import {setParam} from '@theme/ApiExplorer/ParamOptions/slice';
import {setSchemaSelection} from '@theme/ApiExplorer/SchemaSelection/slice';
import {useTypedDispatch, useTypedSelector} from '@theme/ApiItem/hooks';

import {placesOfParameters, readEntered} from './store';

export type Workbench = {
  document: OpenApiDocument;
  located: Located;
  entered: Entered;
  draft: Draft;
  /** Puts a text into the field of a place. */
  enter: (place: string, text: string) => void;
  chooseForm: (place: string, index: number) => void;
  fillIn: () => void;
  clear: () => void;
  /** What is to be said at a place: what is missing only after the reader has been there, or has asked for an answer. */
  findProblem: (place: string) => Problem | undefined;
  visit: (place: string) => void;
  hasAsked: boolean;
  ask: () => void;
};

const Context = createContext<Workbench | undefined>(undefined);

export function useWorkbench(): Workbench {
  const workbench = useContext(Context);
  if (!workbench) throw new Error('useWorkbench is used outside of <WorkbenchProvider>.');
  return workbench;
}

function useEntered(): Entered {
  const accept = useTypedSelector((state) => state.accept);
  const auth = useTypedSelector((state) => state.auth);
  const body = useTypedSelector((state) => state.body);
  const contentType = useTypedSelector((state) => state.contentType);
  const params = useTypedSelector((state) => state.params);
  const schemaSelection = useTypedSelector((state) => state.schemaSelection);
  const server = useTypedSelector((state) => state.server);
  return useMemo(
    () => readEntered({accept, auth, body, contentType, params, schemaSelection, server}),
    [accept, auth, body, contentType, params, schemaSelection, server],
  );
}

/** Puts texts into the slices of the stock theme that they belong to. */
function useEnter(): (texts: Texts) => void {
  const dispatch = useTypedDispatch();
  const params = useTypedSelector((state) => state.params);
  const parameters = placesOfParameters.flatMap((place) => params[place]);
  return (texts) => {
    for (const [place, value = ''] of Object.entries(texts)) {
      const parameter = parameters.find((other) => `${other.in}.${other.name}` === place);
      if (parameter) dispatch(setParam({...parameter, value}));
      else dispatch(setStringFormBody({key: place, value}));
    }
  };
}

type Props = {document: OpenApiDocument; located: Located; children: ReactNode};

export function WorkbenchProvider({document, located, children}: Props): ReactNode {
  const dispatch = useTypedDispatch();
  const entered = useEntered();
  const enterAll = useEnter();
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [hasAsked, setHasAsked] = useState(false);
  const draft = useMemo(() => makeDraft(document, located, entered), [document, located, entered]);

  const clear = () => {
    const places = Object.keys(entered.texts).filter((place) => !place.startsWith('body'));
    enterAll(Object.fromEntries(places.map((place) => [place, ''])));
    dispatch(clearRawBody());
    setVisited(new Set());
    setHasAsked(false);
  };

  const workbench: Workbench = {
    document,
    located,
    entered,
    draft,
    enter: (place, text) => {
      enterAll({[place]: text});
    },
    chooseForm: (path, index) => dispatch(setSchemaSelection({path, index})),
    fillIn: () => {
      enterAll(fillInExamples(document, located, entered));
    },
    clear,
    findProblem: (place) =>
      draft.problems.find(
        (problem) =>
          problem.place === place &&
          (problem.fault.kind !== 'required' || hasAsked || visited.has(place)),
      ),
    visit: (place) => {
      if (!visited.has(place)) setVisited(new Set([...visited, place]));
    },
    hasAsked,
    ask: () => {
      setHasAsked(true);
    },
  };
  return <Context value={workbench}>{children}</Context>;
}
