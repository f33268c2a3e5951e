import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

type Press = {
  control: Element;
  /** Child indexes from the root: what is put in anew stands in the same place. */ place: number[];
};

let held: Press | undefined;

function findPlace(element: Element): number[] {
  const {parentElement} = element;
  return parentElement
    ? [...findPlace(parentElement), [...parentElement.children].indexOf(element)]
    : [];
}

function holdTab(target: unknown): void {
  const control = target instanceof Element ? target.closest('[role=tab]') : null;
  held = control ? {control, place: findPlace(control)} : undefined;
}

function release(): void {
  const press = held;
  held = undefined;
  if (!press || press.control.isConnected) return;
  const again = press.place.reduce<Element | undefined>(
    (element, index) => element?.children[index],
    document.documentElement,
  );
  if (again instanceof HTMLElement && again.matches('[role=tab]')) again.click();
}

// Stock tabs are put in anew as the page comes alive. A finger that is down at that moment has pressed what is gone when
// it lifts, and the browser sends no click: the new tab gets one.
if (ExecutionEnvironment.canUseDOM) {
  const onDown = ({target}: Event) => holdTab(target);
  holdTab([...document.querySelectorAll(':active')].at(-1));
  addEventListener('pointerdown', onDown, true);
  addEventListener('pointerup', release, true);
  addEventListener('page-complete', () => removeEventListener('pointerdown', onDown, true), {
    once: true,
  });
}
