// Change: the foot begins with the month in which the page was checked against the platform, and asks whether the page helped.
import type {ReactNode} from 'react';

import {useDoc} from '@docusaurus/plugin-content-docs/client';
import CheckedNote from '@site/src/components/CheckedNote';
import Helpful from '@site/src/components/Helpful';
import Footer from '@theme-original/DocItem/Footer';

export default function DocItemFooter(): ReactNode {
  const {checked} = useDoc().frontMatter as {checked?: string};
  return (
    <>
      {checked && <CheckedNote checked={checked} />}
      <Helpful />
      <Footer />
    </>
  );
}
