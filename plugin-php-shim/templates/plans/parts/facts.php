<?php
/**
 * The number of listings, the duration and the image limits of a plan.
 *
 * @var \Gazetteer\Plans\Cards\CardView $card
 */

declare(strict_types=1);

if (!defined('ABSPATH')) {
    exit;
}

?>
<ul class="gz-plan-facts" role="list">
<?php foreach ($card->facts as $fact) : ?>
<li><?php echo esc_html($fact->sentence); ?></li>
<?php endforeach; ?>
</ul>
