<?php

// Written by `npm run contract` from packages/contract/contact-form/schema.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** The schemes a URL may have. Spec section 5. */
enum UrlScheme: string
{
    case Http = 'http';
    case Https = 'https';
    case Ftp = 'ftp';
    case Ftps = 'ftps';
    case Mailto = 'mailto';
    case News = 'news';
    case Irc = 'irc';
    case Irc6 = 'irc6';
    case Ircs = 'ircs';
    case Gopher = 'gopher';
    case Nntp = 'nntp';
    case Feed = 'feed';
    case Telnet = 'telnet';
    case Mms = 'mms';
    case Rtsp = 'rtsp';
    case Sms = 'sms';
    case Svn = 'svn';
    case Tel = 'tel';
    case Fax = 'fax';
    case Xmpp = 'xmpp';
    case Webcal = 'webcal';
    case Urn = 'urn';
}
