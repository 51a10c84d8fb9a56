<?php
/**
 * The amount due, and the payment instructions.
 *
 * @var \Gazetteer\Plans\Domain\PaymentDue $due
 */

declare(strict_types=1);

use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Plans\Payments\PaymentWords;

if (!defined('ABSPATH')) {
    exit;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag escapes texts and attributes.
?>
<div class="gz-payment">
<dl class="gz-payment-facts">
<?php foreach (PaymentWords::facts($due) as $label => $value) : ?>
<div><dt><?php echo Tag::text($label); ?></dt><dd><?php echo Tag::of('bdi', [], Tag::text($value)); ?></dd></div>
<?php endforeach; ?>
</dl>
<?php foreach ($due->choice as $option) : ?>
<?php if ($option->page === '') : ?>
<p class="gz-payment-how"><strong><?php echo Tag::text($option->label); ?></strong><br><?php echo str_replace("\n", '<br>', Tag::text($option->instructions)); ?></p>
<?php else : ?>
<p class="gz-payment-how"><?php echo Tag::of('a', ['class' => 'wp-element-button gz-button', 'href' => $option->page], Tag::text($option->label)); ?></p>
<?php endif; ?>
<?php endforeach; ?>
<?php if ($due->choice !== []) : ?>
<?php elseif ($due->page === '') : ?>
<p class="gz-payment-how"><strong><?php esc_html_e('Payment instructions', 'gazetteer'); ?></strong><br><?php echo str_replace("\n", '<br>', Tag::text($due->instructions)); ?></p>
<?php else : ?>
<p class="gz-payment-how"><?php echo Tag::of('a', ['class' => 'wp-element-button gz-button', 'href' => $due->page], Tag::text(__('Pay now', 'gazetteer'))); ?></p>
<?php endif; ?>
</div>
