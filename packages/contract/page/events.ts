import type { ContactEventDetails } from '../contact-form/events.ts';

// Our own events, imported as `EVENT.mounted`. They bubble from the element of the widget.

export const mounted = 'gazetteer:mounted';
export const unmounted = 'gazetteer:unmounted';

/** Cancelable: a listener that calls `preventDefault()` replaces the console message. */
export const error = 'gazetteer:error';

/** `widget` is the name in the page's `data-gazetteer`. */
export interface MountedDetail {
	widget: string;
	version: string;
}

export interface ErrorDetail extends MountedDetail {
	error: unknown;
}

/** The details of every event that a widget fires. */
export interface EventDetails extends ContactEventDetails {
	[mounted]: MountedDetail;
	[unmounted]: MountedDetail;
	[error]: ErrorDetail;
}

export type EventName = keyof EventDetails;

type PageEvents = { [Name in EventName]: CustomEvent<EventDetails[Name]> };

declare global {
	// Types the event details for `addEventListener`.
	interface GlobalEventHandlersEventMap extends PageEvents {}
}
