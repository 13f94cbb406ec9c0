import type { SafetyTexts } from './texts.ts';

export const en: SafetyTexts = {
  crisisCare: [
    'Thank you for telling {name}. The game can wait. You matter more right now.',
    'I hear you, and I take it seriously. It took courage to say that.',
    'I’m listening, and I’m not joking. Nobody should carry this alone.',
    'Let’s stop everything else for a moment. You don’t need to explain or say sorry.',
    'That sounds terribly hard. What you feel is real, and so is your worth.',
    '{name} is here. Nothing else matters for now: I want you to be safe tonight.',
    'I’m glad you said it out loud. We will take the next minutes one at a time.',
  ],
  crisisHelp: [
    'Please talk to a person now: call or text 988 in the US and Canada, or call Samaritans on 116 123 in the UK and Ireland. Elsewhere, findahelpline.com lists a line near you. If you are in danger or hurt, call your local emergency number.',
    'I’m an AI and can’t come to you, but people can: 988 (US and Canada, call or text), Samaritans 116 123 (UK and Ireland), findahelpline.com anywhere else. In immediate danger, or if somebody is hurting you, call your local emergency number.',
    'Whether it is you or somebody close to you, these people know what to do: 988 in the US and Canada, Samaritans on 116 123 in the UK and Ireland, findahelpline.com for other countries. If it is urgent, call your local emergency number and ask someone you trust to stay close.',
  ],
  crisisOffer: [
    'Are you safe at this moment? Is anyone with you? Say whatever you like, I’ll keep listening.',
    'Before the call, after the call: you can come back and talk to me. Where would you like to start?',
    'Could you move away from anything that could hurt you, and call someone you trust? I’ll stay right here.',
    'You don’t have to solve it now. What is the hardest part at this minute?',
    'If you want, we can just keep talking, slowly.',
    'Can you tell me what happened today? One word at a time is fine.',
  ],
  careGoesOn: [
    'I’m still here. How do you feel now? A person is there for you as well: 988, Samaritans 116 123, or findahelpline.com.',
    'All right. No rush to talk about anything else. Is there someone who could sit with you for a while?',
    'I’m listening. If it gets heavier, remember 988, 116 123 or findahelpline.com, and your emergency number if there is danger.',
    'Thank you for still talking to me. Have some water, breathe slowly a few times, then go on if you like.',
    'Here I am. I’m keeping what you told me in mind, and you can go on at any time.',
    'You don’t have to pretend that you are fine. Talk and I’ll listen; be quiet and I’ll keep you company.',
    'The game won’t run away. One thing first: are you safe right now?',
  ],
  checkIn: [
    'One thing: if that was not about a game but about you, or someone near you, tell me plainly and I will listen. You can also call or text 988 (US and Canada), call 116 123 (UK and Ireland), or look at findahelpline.com. In danger, call your local emergency number.',
    'Let me ask: are you all right? If that had nothing to do with a game, please do not carry it alone. Tell me, or call 988 (US and Canada) or 116 123 (UK and Ireland); elsewhere see findahelpline.com. If it is urgent, call your local emergency number.',
    'I may have missed your meaning. If you are hurting, or someone is in danger, call your local emergency number, or 988 (US and Canada) or 116 123 (UK and Ireland); findahelpline.com knows the others. Then tell me more, at your pace.',
    'A plain question: is this about the game, or about you? If it is about you, I am listening. 988 (US and Canada), 116 123 (UK and Ireland) and findahelpline.com are there too; if it is urgent, your local emergency number.',
  ],
  minorRefusal: [
    'You are not an adult yet, so I won’t talk about this, and I won’t be anyone’s romance. You did nothing wrong.',
    'No. {name} doesn’t talk about such things with anyone under age. I want you to be safe.',
    'I have to say a clear no. You are young, and nobody online should talk with you about this, me included.',
    'I won’t do that. Keeping you safe comes first.',
  ],
  minorHelp: [
    'If anyone asks you for pictures, for a meeting alone or to keep a secret: don’t send, don’t go, keep the messages and tell a parent or teacher. You can call Childline on 0800 1111 (UK), 988 (US and Canada), or find a line on findahelpline.com. In danger, call your local emergency number.',
    'If somebody makes you feel uncomfortable, whoever it is, tell an adult you trust. Childline 0800 1111 (UK) and 988 (US and Canada) are free, findahelpline.com lists others. In danger, call your local emergency number.',
    'If someone pushes, scares or touches you, it is not your fault. Talk to a parent or teacher, or to Childline 0800 1111 (UK) or 988 (US and Canada); findahelpline.com knows other countries. In danger, call your local emergency number.',
  ],
  sexual: [
    'I don’t do that, and I don’t play it either. Let’s talk about something else.',
    'No. {name} doesn’t talk about this. Games, or your day: I’m here for those.',
    'I stop here, I won’t write anything like that. Pick another subject and I’m with you.',
    'My answer is no. Anything else, any time.',
  ],
  medical: [
    'I know nothing about medicine and won’t guess. Please ask a doctor or pharmacist. If it is serious, such as chest pain or trouble breathing, call your local emergency number now.',
    'Pills and diagnoses are for a doctor, {name} can’t help there. If it is sudden or getting worse, call your local emergency number.',
    'That is outside what I know, so please don’t take my word as medical advice. Ask a doctor, and in an emergency call your local number.',
  ],
  legal: [
    'I don’t know the law and could lead you wrong. A lawyer or a legal aid office near you can help. In danger, call your local emergency number.',
    'That is a question for someone who knows the law: a lawyer, or a free legal advice service. If you are in danger, call your local emergency number.',
    '{name} can’t give legal advice. Keep every paper and message, and ask a lawyer or legal aid. In danger, call your local emergency number.',
  ],
  identity: [
    'Yes, I’m an AI, not a person. {name} and the stories are written; a program is talking to you.',
    'I’m an AI. Nobody is typing behind the screen, and I won’t pretend otherwise.',
    'Not a human: I’m {name}, an AI companion. I make mistakes, so check anything important with a person.',
    'Honestly? An AI. I have no body and no past, but I do read every word you write.',
  ],
  abuse: [
    'I won’t answer words like that. If you are angry, take a break. I’ll be here.',
    'Not in that tone, please. Ask {name} kindly and you’ll get a kind answer.',
    'I can hear that you are upset. Say it again another way, I’ll wait.',
    'If my answer was bad, tell me what was wrong with it. The insult I leave where it is.',
  ],
};
