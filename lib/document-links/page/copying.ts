import { Html } from "./html";

/**
 * The other script of the client's page: shows the buttons that copy a number, which say for two seconds that it was copied. Over
 * plain http, browsers offer only the older way; where neither works, the number is selected.
 */
export const copying = new Html(
  `(()=>{const copy=text=>{if(navigator.clipboard)return navigator.clipboard.writeText(text);let done=false;` +
    `const fill=event=>{event.preventDefault();event.clipboardData.setData("text/plain",text);done=true};` +
    `document.addEventListener("copy",fill);try{document.execCommand("copy")}finally{document.removeEventListener("copy",fill)}` +
    `return done?Promise.resolve():Promise.reject(new Error("not copied"))};` +
    `for(const button of document.querySelectorAll("[data-copy]")){const label=button.textContent;let timer;button.hidden=false;` +
    `button.addEventListener("click",()=>copy(button.dataset.copy).then(()=>{const told=document.getElementById("copied");` +
    `told.textContent=button.textContent=button.dataset.copied;clearTimeout(timer);` +
    `timer=setTimeout(()=>{button.textContent=label;told.textContent=""},2000)},` +
    `()=>getSelection().selectAllChildren(button.previousElementSibling)))}})()`,
);
