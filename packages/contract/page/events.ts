import type { ContactEventDetails } from '../contact-form/events.ts';

// The product's own events, imported as `EVENT.mounted`. All of them bubble from the widget's place.

export const mounted = 'gazetteer:mounted';
export const unmounted = 'gazetteer:unmounted';

/** Cancelable: whoever prevents its default takes over what would go to the console. */
export const error = 'gazetteer:error';

/** `widget` is the name in the page's `data-gazetteer`. */
export interface MountedDetail {
	widget: string;
	version: string;
}

export interface ErrorDetail extends MountedDetail {
	error: unknown;
}

/** Every event that leaves a widget, with what it carries. */
export interface EventDetails extends ContactEventDetails {
	[mounted]: MountedDetail;
	[unmounted]: MountedDetail;
	[error]: ErrorDetail;
}

export type EventName = keyof EventDetails;

type PageEvents = { [Name in EventName]: CustomEvent<EventDetails[Name]> };

declare global {
	// Whoever listens to one of them on an element gets its detail typed.
	interface GlobalEventHandlersEventMap extends PageEvents {}
}
