import type { ContactEventDetails } from '../contact-form/events.ts';

// Our own events. Import them as `EVENT.mounted`. They bubble from the element of the widget.

export const mounted = 'gazetteer:mounted';
export const unmounted = 'gazetteer:unmounted';

/**
 * Fired for an uncaught error. A listener that calls `preventDefault()` suppresses the console
 * message.
 */
export const error = 'gazetteer:error';

/** The `detail` of `gazetteer:mounted`. `widget` is the widget's name in `data-gazetteer`. */
export interface MountedDetail {
	widget: string;
	version: string;
}

export interface ErrorDetail extends MountedDetail {
	error: unknown;
}

/** The `detail` of each event that a widget fires. */
export interface EventDetails extends ContactEventDetails {
	[mounted]: MountedDetail;
	[unmounted]: MountedDetail;
	[error]: ErrorDetail;
}

export type EventName = keyof EventDetails;

type PageEvents = { [Name in EventName]: CustomEvent<EventDetails[Name]> };

declare global {
	// Adds our events to the types of `addEventListener`.
	interface GlobalEventHandlersEventMap extends PageEvents {}
}
