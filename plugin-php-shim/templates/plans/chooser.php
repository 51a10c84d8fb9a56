<?php
/**
 * The plans page for visitors: the filters and the plans.
 *
 * @var \Gazetteer\Plans\Chooser\ChooserView $view
 * @var \Gazetteer\Plans\Chooser\ScreenAddress $address
 * @var string $root The root element's attributes, escaped.
 * @var string $results Markup: the cards, or a message.
 */

declare(strict_types=1);

use Gazetteer\Contract\Duration;
use Gazetteer\Contract\PlanQuery;
use Gazetteer\Contract\PlanToggle;

if (!defined('ABSPATH')) {
    exit;
}

$kinds = [
    PlanToggle::Standard->value => __('General plans', 'gazetteer'),
    PlanToggle::Exclusive->value => __('Plans by category', 'gazetteer'),
];
$chosenKind = ($view->isGeneral ? PlanToggle::Standard : PlanToggle::Exclusive)->value;
$periods = [
    Duration::Monthly->value => __('Monthly', 'gazetteer'),
    Duration::Yearly->value => __('Annually', 'gazetteer'),
];
// Returns data attributes for a category. The script reads them to update the billing period switch.
$switchOf = static fn (int $category): string => ' data-switcher="' . ($view->switchOf($category)->isOffered ? '1' : '0') . '"'
    . ' data-saving="' . esc_attr($view->switchOf($category)->saving) . '"';
// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- root and results come escaped.
?>
<div <?php echo $root; ?>>
<?php if ($view->hasQuestions()) : ?>
<form class="gz-plan-questions" method="get" action="<?php echo esc_url($address->path); ?>">
<?php foreach ($address->rest as $name => $value) : ?>
<input type="hidden" name="<?php echo esc_attr((string) $name); ?>" value="<?php echo esc_attr($value); ?>">
<?php endforeach; ?>
<input type="hidden" name="<?php echo esc_attr(PlanQuery::KIND); ?>" value="<?php echo esc_attr($chosenKind); ?>">
<?php if ($view->hasToggle) : ?>
<div class="gz-plan-kind" role="group" aria-label="<?php esc_attr_e('Kind of plans', 'gazetteer'); ?>">
<?php foreach ($kinds as $kind => $label) : ?>
<a class="lp_plans_switcher_btn<?php echo $kind === $chosenKind ? ' isactive' : ''; ?>" data-val="<?php echo esc_attr($kind); ?>"<?php echo $kind === PlanToggle::Standard->value ? $switchOf(0) : ''; ?> href="<?php echo esc_url($address->ofKind($kind)); ?>"<?php echo $kind === $chosenKind ? ' aria-current="true"' : ''; ?>><?php echo esc_html($label); ?></a>
<?php endforeach; ?>
</div>
<?php endif; ?>
<?php if ($view->categories !== []) : ?>
<fieldset class="gz-plan-categories lp_cats_on_plan_wrap"<?php echo $view->isGeneral ? ' hidden' : ''; ?>>
<legend><?php esc_html_e('Category of your listing', 'gazetteer'); ?></legend>
<?php foreach ($view->categories as $category => $name) : ?>
<label class="gz-plan-category<?php echo $category === $view->category ? ' active-category-radio' : ''; ?>"><input type="radio" class="lp-slected-plan-cat" name="<?php echo esc_attr(PlanQuery::CATEGORY); ?>" value="<?php echo esc_attr((string) $category); ?>"<?php echo $switchOf($category); ?><?php checked($category, $view->category); ?>> <?php echo esc_html($name); ?></label>
<?php endforeach; ?>
</fieldset>
<?php endif; ?>
<?php if ($view->mayHavePeriods()) : ?>
<div class="gz-plan-period lpmonthyearswitcher"<?php echo $view->hasPeriods ? '' : ' hidden'; ?>>
<fieldset role="radiogroup">
<legend><?php esc_html_e('Billing period', 'gazetteer'); ?></legend>
<?php foreach ($periods as $period => $label) : ?>
<label class="gz-plan-choice"><input type="radio" name="<?php echo esc_attr(PlanQuery::PERIOD); ?>" value="<?php echo esc_attr($period); ?>"<?php checked($period, $view->period->value); ?>> <?php echo esc_html($label); ?><?php if ($period === Duration::Yearly->value) : ?> <span class="gz-plan-saving"><?php echo esc_html($view->switchOf($view->category)->saving); ?></span><?php endif; ?></label>
<?php endforeach; ?>
</fieldset>
</div>
<?php endif; ?>
<button type="submit" class="gz-plan-show"<?php echo $view->isGeneral && !$view->hasPeriods ? ' hidden' : ''; ?>><?php esc_html_e('Show plans', 'gazetteer'); ?></button>
</form>
<?php endif; ?>
<div class="gz-plan-results lp_plan_result_section" data-style="<?php echo esc_attr($view->style->value); ?>" aria-live="polite"><?php echo $results; ?></div>
</div>
