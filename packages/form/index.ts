export { bareForm, type BareForm } from './bare-form.ts';
export { fireEvent } from './fire-event.ts';
export { toggleDescribedBy } from './toggle-described-by.ts';
