<?php
/**
 * The included and missing features of a plan.
 *
 * @var \Gazetteer\Plans\Cards\CardView $card
 */

declare(strict_types=1);

use Gazetteer\Plans\Cards\PlanIcon;

if (!defined('ABSPATH')) {
    exit;
}

if ($card->lines === []) {
    return;
}
?>
<ul class="gz-plan-features" role="list">
<?php foreach ($card->lines as $line) : ?>
<li class="<?php echo $line->isIncluded ? 'gz-plan-yes' : 'gz-plan-no'; ?>"><?php echo PlanIcon::withText($line->isIncluded); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there. ?> <span><?php echo esc_html($line->label); ?></span></li>
<?php endforeach; ?>
</ul>
