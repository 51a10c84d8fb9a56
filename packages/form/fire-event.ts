/** Dispatches a bubbling event, as the browser does when a visitor changes a control. */
export const fireEvent = (control: EventTarget, type: 'input' | 'change'): boolean =>
	control.dispatchEvent(new Event(type, { bubbles: true }));
