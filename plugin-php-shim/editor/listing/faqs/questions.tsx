import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '@wordpress/components';
import { useNextFocus } from '../../shared/reorder/use-next-focus.ts';
import { useReorder } from '../../shared/reorder/use-reorder.ts';
import { readFaqs, writeFaqs, type Faq } from './faqs.ts';
import { withDetails, type PartProps } from '../listing.ts';
import { Question } from './question.tsx';

/** The list of FAQs of a listing. Rows with an empty question are shown, but not stored. */
export function Questions({ listing, set }: PartProps) {
	const list = useRef<HTMLOListElement>(null);
	const kept = JSON.stringify(listing.details['faqs'] ?? null);
	const [faqs, setFaqs] = useState(() => readFaqs(listing.details['faqs']));
	const focusNext = useNextFocus();

	const said = faqs.filter(({ question, answer }) => question !== '' || answer !== '');
	const written = JSON.stringify(readFaqs(writeFaqs(said)));

	// Update the state if the stored questions change elsewhere, for example by “Undo” in the
	// editor.
	useEffect(() => {
		const read = readFaqs(JSON.parse(kept));
		if (JSON.stringify(read) !== written) setFaqs(read);
		// Changes of the state itself must not trigger this effect.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [kept]);

	const change = (changed: readonly Faq[]) => {
		setFaqs(changed);
		const whole = changed.filter(({ question, answer }) => question !== '' || answer !== '');
		set(withDetails(listing, { faqs: writeFaqs(whole) }));
	};

	const move = useReorder({
		list,
		items: faqs,
		nameOf: ({ question }, index) =>
			/* translators: %d: a number. */
			question || sprintf(__('Question %d', 'gazetteer'), index + 1),
		onChange: change,
	});

	return (
		<div className="gz-part">
			{faqs.length === 0 && (
				<p className="gz-note">
					{__('Frequently asked questions and their answers.', 'gazetteer')}
				</p>
			)}
			<ol className="gz-questions" ref={list}>
				{faqs.map((faq, index) => (
					<Question
						key={index}
						faq={faq}
						number={index + 1}
						isLast={index === faqs.length - 1}
						set={(changed) => change(faqs.with(index, { ...faq, ...changed }))}
						move={(by, part) => move(index, index + by, part)}
						remove={() => change(faqs.toSpliced(index, 1))}
					/>
				))}
			</ol>
			<Button
				variant="secondary"
				onClick={() => {
					setFaqs([...faqs, { question: '', answer: '' }]);
					focusNext(() => list.current?.querySelector('li:last-child input'));
				}}
			>
				{__('Add a question', 'gazetteer')}
			</Button>
		</div>
	);
}
