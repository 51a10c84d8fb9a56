<?php
/**
 * The confirmation after a listing was submitted.
 *
 * @var string $root The root element's attributes, escaped.
 * @var string $title The heading.
 * @var list<string> $words Sentences about the next steps.
 * @var array<string, string> $links Link texts by URL.
 * @var ?\Gazetteer\Plans\Domain\PaymentDue $due The payment due; null or missing for none.
 */

declare(strict_types=1);

use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Submission\Pages\SubmissionTemplates;

if (!defined('ABSPATH')) {
    exit;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag escapes texts and attributes.
?>
<div <?php echo $root; ?>>
<div class="gz-submitted" role="status" tabindex="-1" autofocus>
<h2 class="gz-section-title"><?php echo Tag::text($title); ?></h2>
<?php foreach ($words as $sentence) : ?>
<p><?php echo Tag::text($sentence); ?></p>
<?php endforeach; ?>
<?php
if (isset($due)) {
    echo SubmissionTemplates::draw('payment', ['due' => $due]);
}
?>
<?php if ($links !== []) : ?>
<p class="gz-submitted-links">
<?php foreach ($links as $address => $label) : ?>
<?php echo Tag::of('a', ['href' => $address], Tag::text($label)); ?>
<?php endforeach; ?>
</p>
<?php endif; ?>
</div>
</div>
