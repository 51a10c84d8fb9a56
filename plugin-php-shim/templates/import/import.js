/** Continues a check, an import or an undo without clicks, and asks before an undo. */
(() => {
	const form = document.querySelector('.gazetteer-import-step');
	const bar = document.querySelector('.gazetteer-import-bar');
	const words = document.querySelector('.gazetteer-import-words');
	const RETRY_MS = 4000;
	const MOST_RETRIES = 5;
	let failures = 0;

	const proceed = async () => {
		try {
			// The form has an input named "action", so `form.action` is that input.
			const body = new FormData(form);
			body.set('ajax', '1');
			const response = await fetch(form.getAttribute('action'), {
				method: 'POST',
				body,
				credentials: 'same-origin',
			});
			const answer = await response.json();
			bar.value = answer.percent;
			if (answer.problem) {
				throw new Error(answer.problem);
			}
			failures = 0;
			words.textContent = answer.words;
			if (answer.isDone) {
				window.location.assign(answer.url);
				return;
			}
			proceed();
		} catch (problem) {
			failures++;
			if (failures < MOST_RETRIES) {
				setTimeout(proceed, RETRY_MS);
				return;
			}
			// The button continues from the last saved row.
			form.hidden = false;
			words.textContent = problem.message;
			window.wp?.a11y?.speak(problem.message, 'assertive');
		}
	};

	if (form && bar && words) {
		form.hidden = true;
		proceed();
	}

	document.querySelector('.gazetteer-import-undo')?.addEventListener('click', (event) => {
		// eslint-disable-next-line no-alert -- the list of listings asks in the same way.
		if (!window.confirm(event.currentTarget.dataset.question)) {
			event.preventDefault();
		}
	});
})();
