import Stock from '@docusaurus/core/lib/client/exports/ErrorBoundary';

/** Stands for Docusaurus' component of the same name: React writes what it catches to the console, Preact does not. */
export default class ErrorBoundary extends Stock {
  override componentDidCatch(error: Error): void {
    console.error(error);
    super.componentDidCatch(error);
  }
}
