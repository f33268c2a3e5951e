// Change: tells the browser the colour around the page, which follows the reader's choice and not the system's.
import type {ReactNode} from 'react';

import Head from '@docusaurus/Head';
import {useColorMode} from '@docusaurus/theme-common';
import {themeColours} from '@site/src/data/themeColours';
import Navbar from '@theme-original/Navbar';

/** Apart from the bar, which is not drawn anew when the choice becomes known. */
function ThemeColour(): ReactNode {
  const {colorMode} = useColorMode();
  return (
    <Head>
      <meta name="theme-color" content={themeColours[colorMode]} />
    </Head>
  );
}

export default function NavbarWithThemeColour(): ReactNode {
  return (
    <>
      <ThemeColour />
      <Navbar />
    </>
  );
}
