/** Dispatches a bubbling event, as browsers do when a visitor changes a control. */
export const fireEvent = (control: EventTarget, type: 'input' | 'change'): boolean =>
	control.dispatchEvent(new Event(type, { bubbles: true }));
