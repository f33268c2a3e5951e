import {Children, type ReactNode} from 'react';

type Props = {
  /** Of each link in turn, separated by blanks: `get post`. */
  methods: string;
  /** Links to operations, and nothing else. */
  children: ReactNode;
};

/** Operations in a cell of a table, one to a line behind its method; src/css/operationLists.css draws it. */
export default function OperationList({methods, children}: Props): ReactNode {
  const names = methods.split(' ');
  return (
    <ul className="api-links">
      {Children.map(children, (link, index) => (
        <li>
          <span className={`api-method api-method-${names[index]}`}>
            {names[index]?.toUpperCase()}
          </span>{' '}
          {link}
        </li>
      ))}
    </ul>
  );
}
