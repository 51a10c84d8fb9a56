<?php
/**
 * Plan cards in columns, with name and price on a coloured background.
 *
 * @var list<\Gazetteer\Plans\Cards\CardView> $cards
 * @var int $across Number of columns if there is space.
 * @var \Closure(string, \Gazetteer\Plans\Cards\CardView): string $part Renders a file of parts/ for a card.
 */

declare(strict_types=1);

if (!defined('ABSPATH')) {
    exit;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- the parts escape what they print.
?>
<div class="gz-plan-grid gz-plan-grid-<?php echo $across; ?>">
<?php foreach ($cards as $card) : ?>
<article class="gz-plan<?php echo $card->isHot ? ' gz-plan-hot' : ''; ?>">
<div class="gz-plan-top"><?php echo $part('title', $card), $part('price', $card); ?></div>
<div class="gz-plan-body"><?php echo $part('facts', $card), $part('features', $card); ?></div>
<?php echo $part('buy', $card); ?>
</article>
<?php endforeach; ?>
</div>
