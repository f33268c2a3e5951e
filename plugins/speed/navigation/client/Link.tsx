import {forwardRef, useContext, type ForwardedRef, type ReactNode} from 'react';

import {addBaseUrl} from '@docusaurus/core/lib/client/exports/useBaseUrl';
import isInternalUrl from '@docusaurus/isInternalUrl';
import type {Props} from '@docusaurus/Link';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import config from '@generated/docusaurus.config';
import clsx from 'clsx';
import {createLocation, createPath} from 'history';
import {__RouterContext as RouterContext, matchPath} from 'react-router';

import {history} from './browserRouter';

type Anchor = ForwardedRef<HTMLAnchorElement>;

const {baseUrl, trailingSlash, url: siteUrl} = config;
const router = config.future.experimental_router;

/** The address that a link's `to` or `href` stands for. */
function resolve(link: string, autoAddBaseUrl: boolean): string {
  const plain = link.replace('pathname://', '');
  const isFromRoot = autoAddBaseUrl && plain.startsWith('/');
  const address = isFromRoot
    ? addBaseUrl({siteUrl, baseUrl, url: plain, options: {}, router})
    : plain;
  return isInternalUrl(link) ? applyTrailingSlash(address, {trailingSlash, baseUrl}) : address;
}

/** The same with what the address bar says, if it begins at the page. */
function complete(address: string): string {
  if (address.startsWith('/')) return address;
  return createPath(createLocation(address, undefined, undefined, history.location));
}

type RoutedProps = Omit<Props, 'href' | 'isActive'> & {address: string; anchor: Anchor};

/** No component: it would be one more for each link. */
function drawRouted({address, anchor, ...props}: RoutedProps): ReactNode {
  return <a {...props} ref={anchor} href={complete(address)} />;
}

type ActiveProps = RoutedProps & Pick<Props, 'exact' | 'isActive' | 'activeClassName'>;

/** A link that looks different on the pages that it leads to. */
function ActiveLink({
  isActive,
  exact,
  className,
  activeClassName = 'active',
  ...props
}: ActiveProps): ReactNode {
  const {location} = useContext(RouterContext);
  const {pathname} = createLocation(props.address, undefined, undefined, location);
  const path = pathname.replace(/[.+*?=^!:${}()[\]|/\\]/g, '\\$&');
  const match = matchPath(location.pathname, {path, exact});
  const isHere = isActive ? isActive(match, location) : match !== null;
  return drawRouted({
    ...props,
    className: isHere ? clsx(className, activeClassName) : className,
    'aria-current': isHere ? 'page' : undefined,
  });
}

/**
 * Stands for Docusaurus' component of the same name, which draws each link through three others, listens three
 * times to each and follows it with an observer. Here the page listens once for all: `src/navigation/useFollowedLinks.ts`,
 * `plugins/speed/intent`.
 */
function Link(
  {
    to,
    href,
    isNavLink,
    isActive,
    activeClassName,
    exact,
    autoAddBaseUrl = true,
    'data-noBrokenLinkCheck': _,
    ...props
  }: Props,
  anchor: Anchor,
): ReactNode {
  const link = to || href;
  const address = link === undefined ? undefined : resolve(link, autoAddBaseUrl);
  const isInternal = isInternalUrl(link);
  if (!address || !isInternal || props.target || address.startsWith('#')) {
    const elsewhere = link && !isInternal && {target: '_blank', rel: 'noopener noreferrer'};
    return <a {...elsewhere} {...props} ref={anchor} href={address} />;
  }
  const routed = {...props, address, anchor};
  return isNavLink ? (
    <ActiveLink {...routed} {...{isActive, activeClassName, exact}} />
  ) : (
    drawRouted(routed)
  );
}

export default forwardRef(Link);
