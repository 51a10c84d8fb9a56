type Listening = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

const { addEventListener: addUnseen } = EventTarget.prototype;

/**
 * Counts the listeners that are added to the page from now on, until the returned function is
 * called.
 */
export function countListeners() {
	const there = new Set<string>();
	const ids = new Map<unknown, number>();
	const idOf = (one: unknown) => {
		if (!ids.has(one)) ids.set(one, ids.size);
		return ids.get(one);
	};
	const key = (target: unknown, type: string, listener: unknown, options: unknown) => {
		const capture =
			Object(options) === options ? (options as AddEventListenerOptions).capture : options;
		return [idOf(target), type, idOf(listener), !!capture].join();
	};

	const patch = (holder: Listening) => {
		const { addEventListener: add, removeEventListener: remove } = holder;
		holder.addEventListener = function (this: EventTarget | undefined, ...given) {
			const [type, listener, options] = given;
			// Ignore listeners of abort signals, which end with the signal.
			if (!(this instanceof AbortSignal))
				there.add(key(this ?? window, type, listener, options));
			const { signal } = Object(options) as AddEventListenerOptions;
			if (signal)
				addUnseen.call(signal, 'abort', () =>
					there.delete(key(this ?? window, type, listener, options)),
				);
			add.apply(this ?? window, given);
		};
		holder.removeEventListener = function (this: EventTarget | undefined, ...given) {
			const [type, listener, options] = given;
			there.delete(key(this ?? window, type, listener, options));
			remove.apply(this ?? window, given);
		};
		return () =>
			void Object.assign(holder, { addEventListener: add, removeEventListener: remove });
	};
	// In jsdom, `window` has separate copies of these methods.
	const undo = [EventTarget.prototype, window].map(patch);

	return {
		count: () => there.size,
		stop: () => undo.forEach((end) => end()),
	};
}
