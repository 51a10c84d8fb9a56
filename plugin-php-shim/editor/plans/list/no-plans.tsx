/** @jsxRuntime classic */
/** @jsx createElement */
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Button } from '../controls.ts';
import { given } from '../given.ts';
import { isFree } from '../plan.ts';
import { starters } from '../starters.ts';
import { amountText, priceText } from '../words.ts';

interface NoPlansProps {
	readonly isBusy: boolean;
	readonly onStart: () => void;
	readonly onNew: () => void;
}

/** The first sight of the screen: what plans are, and three to begin with. */
export const NoPlans = ({ isBusy, onStart, onNew }: NoPlansProps) => (
	<section className="gz-no-plans">
		<h2>{__('Let people choose how they are listed', 'gazetteer')}</h2>
		<p>
			{__(
				'A plan says what a listing costs, how long it stays and what it may show. Whoever adds a listing chooses one of your plans first.',
				'gazetteer',
			)}
		</p>
		<ul>
			{starters([]).map((plan) => (
				<li key={plan.title}>
					<strong>{plan.title}</strong>
					<span>
						{isFree(plan)
							? amountText(plan.price, given().price)
							: priceText(plan, given().price)}
					</span>
					<small>{plan.text}</small>
				</li>
			))}
		</ul>
		<div className="gz-no-plans-deeds">
			<Button variant="primary" isBusy={isBusy} disabled={isBusy} onClick={onStart}>
				{__('Begin with these three', 'gazetteer')}
			</Button>
			<Button variant="tertiary" disabled={isBusy} onClick={onNew}>
				{__('Make one from scratch', 'gazetteer')}
			</Button>
		</div>
		<p className="gz-no-plans-note">
			{__('They are added as drafts: nobody sees them until you publish them.', 'gazetteer')}
		</p>
	</section>
);
