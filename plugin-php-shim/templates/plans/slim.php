<?php
/**
 * An expandable row for each plan. The features are in its details.
 *
 * @var list<\Gazetteer\Plans\Cards\CardView> $cards
 * @var \Closure(string, \Gazetteer\Plans\Cards\CardView): string $part Renders a file of parts/ for a card.
 */

declare(strict_types=1);

if (!defined('ABSPATH')) {
    exit;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- the parts escape what they print.
?>
<?php foreach ($cards as $card) : ?>
<article class="gz-plan<?php echo $card->isHot ? ' gz-plan-hot' : ''; ?>">
<div class="gz-plan-lead"><?php echo $part('title', $card); ?></div>
<?php echo $part('price', $card), $part('buy', $card); ?>
<details class="gz-plan-body">
<summary><?php esc_html_e('Included in the plan', 'gazetteer'); ?><span class="gz-plan-screen-reader-text">: <?php echo esc_html($card->title); ?></span></summary>
<?php echo $part('facts', $card), $part('features', $card); ?>
</details>
</article>
<?php endforeach; ?>
