import {useState, type ReactNode} from 'react';

type Props = {
  place: HTMLElement;
  labels: {expand: string; collapse: string};
};

/** Opens, then closes, everything in the section that the button stands in. */
export function ExpandButton({place, labels}: Props): ReactNode {
  const [expanded, setExpanded] = useState(false);
  const toggle = () => {
    const groups = place.closest('section')?.querySelectorAll('details') ?? [];
    for (const group of groups) group.open = !expanded;
    setExpanded(!expanded);
  };
  return (
    <button type="button" className="api-expand" onClick={toggle}>
      {expanded ? labels.collapse : labels.expand}
    </button>
  );
}
