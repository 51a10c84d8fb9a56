/**
 * Loads the filters of a category when the visitor selects it. Printed inline. The search form also
 * works without it.
 */
(() => {
	const PARTS = '.gz-search-own';
	const asked = new WeakMap();

	const refresh = async (form) => {
		asked.get(form)?.abort();
		const request = new AbortController();
		asked.set(form, request);
		const address = new URL(form.action);
		address.search = new URLSearchParams(new FormData(form));
		try {
			const answer = await fetch(address, { signal: request.signal });
			const page = new window.DOMParser().parseFromString(await answer.text(), 'text/html');
			const forms = document.querySelectorAll('.gz-search');
			const place = [...forms].indexOf(form);
			const found = page.querySelectorAll('.gz-search')[place];
			const parts = found?.querySelector(PARTS);
			if (answer.ok && parts && !request.signal.aborted) {
				form.querySelector(PARTS).replaceChildren(
					...document.importNode(parts, true).childNodes,
				);
			}
		} catch {
			// Without a response, the next search loads the filters.
		}
	};

	document.addEventListener('change', ({ target }) => {
		const form = target.closest('.gz-search');
		if (form && target.name === 'gz_category') refresh(form);
	});
})();
