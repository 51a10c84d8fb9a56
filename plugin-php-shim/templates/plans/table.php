<?php
/**
 * A table that compares the plans, with a column for each plan and a row for each feature.
 *
 * @var list<\Gazetteer\Plans\Cards\CardView> $cards
 * @var list<\Gazetteer\Plans\Cards\ComparedRow> $rows
 * @var \Closure(string, \Gazetteer\Plans\Cards\CardView): string $part Renders a file of parts/ for a card.
 */

declare(strict_types=1);

use Gazetteer\Plans\Cards\PlanIcon;

if (!defined('ABSPATH')) {
    exit;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- the parts escape what they print.
?>
<div class="gz-plan-scroll" role="region" tabindex="0" aria-label="<?php esc_attr_e('Comparison of the plans', 'gazetteer'); ?>">
<table class="gz-plan-table">
<thead>
<tr>
<td></td>
<?php foreach ($cards as $card) : ?>
<th scope="col" class="gz-plan<?php echo $card->isHot ? ' gz-plan-hot' : ''; ?>">
<?php if ($card->badge !== '') : ?>
<span class="gz-plan-badge"><?php echo esc_html($card->badge); ?></span>
<?php endif; ?>
<span class="gz-plan-title"><?php echo esc_html($card->title); ?></span>
<?php echo $part('price', $card); ?>
</th>
<?php endforeach; ?>
</tr>
</thead>
<tbody>
<?php foreach ($rows as $row) : ?>
<tr>
<th scope="row"><?php echo esc_html($row->label); ?></th>
<?php foreach ($row->cells as $at => $cell) : ?>
<td class="<?php echo $cell === false ? 'gz-plan-no' : ''; ?><?php echo $cards[$at]->isHot ? ' gz-plan-hot' : ''; ?>"><?php echo is_bool($cell) ? PlanIcon::withText($cell) : esc_html((string) $cell); ?></td>
<?php endforeach; ?>
</tr>
<?php endforeach; ?>
</tbody>
<tfoot>
<tr>
<td></td>
<?php foreach ($cards as $card) : ?>
<td<?php echo $card->isHot ? ' class="gz-plan-hot"' : ''; ?>><?php echo $part('buy', $card); ?></td>
<?php endforeach; ?>
</tr>
</tfoot>
</table>
</div>
